// Pictures that are scaled but not rotated: sampled, faded and blended in one pass.
//
// A row of the picture is interpolated horizontally once, to 15-bit words. It then serves all destination rows that lie next to it.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"
#include "LevelRows.h"

// The number of columns processed at a time; their two rows of words fit the first-level cache.
#define STRETCH_COLUMNS 512

typedef struct {
    // The even and the odd bytes of LANES pixels, each as a word.
    Words even, odd;
} WordPair;

// The horizontal sampling of LANES destination pixels, the same for every row of the picture.
typedef struct {
    // The weights of the left and the right neighbour, in units of 1/256, repeated in both words of a pixel.
    Words left, right;
    // The left neighbours' columns relative to `base`, in the form that `pickWords` expects.
    Bytes indices;
    int32_t base;
    // True when all neighbours lie among LANES + 1 pixels and one more pixel may be read after them.
    int isNear;
} StretchStep;

typedef struct {
    LaminaStretch picture;
    const int32_t *columns;
    StretchStep steps[STRETCH_COLUMNS / LANES];
    WordPair words[2][STRETCH_COLUMNS / LANES];
    // The picture rows that the two buffers in `words` hold; -1 for none.
    int32_t rows[2];
} StretchState;

INLINE WordPair across(WordPair left, WordPair right, const StretchStep *step) {
    return (WordPair){
        (left.even * step->left + right.even * step->right) >> 1, (left.odd * step->left + right.odd * step->right) >> 1};
}

INLINE WordPair wordPair(Bytes bytes) { return (WordPair){even(bytes), odd(bytes)}; }

#define LOW_BYTE_AS_WORDS(PIXEL) 4 * (PIXEL), 4 * LANES, 4 * (PIXEL), 4 * LANES

// Returns the shuffle indices for `pickWords`: pixel indices, or with byte permutation the indices of each pixel's bytes 0 and 2.
INLINE Bytes wordIndices(Numbers pixels) {
#if PERMUTES_BYTES
    return (Bytes)(pixels * 0x04040404 + 0x02020000);
#else
    return (Bytes)pixels;
#endif
}

#if LANES > 4
// Selects pixels among the LANES from `pixels` on, widened to words. One more pixel after them must be readable.
INLINE WordPair pickWords(const uint32_t *pixels, Bytes indices) {
#if PERMUTES_BYTES
    // One permutation selects the even bytes; the same indices select the odd bytes from memory that begins one byte later.
    // The mask's value is hidden from clang, which would replace a constant mask by an additional instruction.
    __mmask64 lowBytes = 0x5555555555555555;
    __asm__("" : "+k"(lowBytes));
    return (WordPair){
        (Words)_mm512_maskz_permutexvar_epi8(lowBytes, (__m512i)indices, _mm512_loadu_si512(pixels)),
        (Words)_mm512_maskz_permutexvar_epi8(lowBytes, (__m512i)indices, _mm512_loadu_si512((const uint8_t *)pixels + 1))};
#else
    return wordPair(pick(pixels, (Numbers)indices));
#endif
}
#endif

INLINE void findSteps(StretchState *state, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const int32_t *columns = state->columns + i * LANES;
        StretchStep *step = state->steps + i;
        Bytes bytes = load((const uint32_t *)columns);
        // The low byte of a column position is its fraction, the rest its whole pixel.
        step->right = (Words)__builtin_shufflevector(bytes, (Bytes){}, EVERY(LOW_BYTE_AS_WORDS));
        step->left = 256 - step->right;
        step->base = columns[0] >> 8;
        step->isNear = step->base + LANES < state->picture.lastX && (columns[LANES - 1] >> 8) - step->base < LANES;
        step->indices = wordIndices(((Numbers)bytes >> 8) - step->base);
    }
}

// Interpolates LANES pixels one by one. The last column is its own right neighbour.
INLINE WordPair stretchApart(const uint32_t *row, const int32_t *columns, int32_t last, const StretchStep *step) {
    uint32_t left[LANES], right[LANES];
    for (size_t k = 0; k < LANES; k++) {
        int32_t column = columns[k] >> 8;
        left[k] = row[column];
        right[k] = row[column + (column < last)];
    }
    return across(wordPair(load(left)), wordPair(load(right)), step);
}

INLINE WordPair stretchStep(const StretchState *state, const uint32_t *row, size_t i) {
    const StretchStep *step = state->steps + i;
#if LANES > 4
    if (__builtin_expect(step->isNear, 1)) {
        const uint32_t *pixels = row + step->base;
        return across(pickWords(pixels, step->indices), pickWords(pixels + 1, step->indices), step);
    }
#endif
    return stretchApart(row, state->columns + i * LANES, state->picture.lastX, step);
}

INLINE const uint32_t *stretchedRow(const LaminaStretch *picture, int32_t row) {
    return picture->pixels + (ptrdiff_t)row * picture->stride;
}

INLINE int32_t lesserOf(int32_t a, int32_t b) { return a < b ? a : b; }

// The buffer that holds a row of the picture; -1 when neither does.
INLINE int slotOf(const StretchState *state, int32_t row) { return state->rows[0] == row ? 0 : state->rows[1] == row ? 1 : -1; }

// The vertical step of `bilinearWords`, with the fraction already multiplied by 128.
INLINE Words downWords(Words top, Words bottom, Words fractionTimes128) {
    return ((top >> 1) + highProducts(bottom - top, fractionTimes128) + 32) >> 6;
}

#define ALPHA_AS_WORDS(PIXEL) 4 * (PIXEL) + 2, 4 * LANES, 4 * (PIXEL) + 2, 4 * LANES

// `overStep` for a source in words.
INLINE Bytes overWords(Bytes under, WordPair source) {
    Words clear = 255 - (Words)__builtin_shufflevector((Bytes)source.odd, (Bytes){}, EVERY(ALPHA_AS_WORDS));
    Bytes rest = join(divideBy255(even(under) * clear), divideBy255(odd(under) * clear));
    return __builtin_elementwise_add_sat(join(source.even, source.odd), rest);
}

INLINE WordPair fadedWords(WordPair source, Words opacity) {
    return (WordPair){divideBy255(source.even * opacity), divideBy255(source.odd * opacity)};
}

typedef struct {
    Words down, opacity;
    int isFaded;
} StretchShare;

INLINE void blendStretched(uint32_t *pixels, size_t left, WordPair top, WordPair bottom, StretchShare share) {
    WordPair source = {downWords(top.even, bottom.even, share.down), downWords(top.odd, bottom.odd, share.down)};
    if (share.isFaded) source = fadedWords(source, share.opacity);
    if (left >= LANES) store(pixels, overWords(load(pixels), source));
    else storeFew(pixels, overWords(loadFew(pixels, left), source), left);
}

// Paints one destination row. The lower picture row is interpolated in the same loop, unless a buffer already holds it.
INLINE void blendStretchedRow(uint32_t *destination, size_t count, StretchState *state, int32_t place, StretchShare share) {
    size_t steps = (count + LANES - 1) / LANES;
    int32_t upper = place >> 8, lower = lesserOf(upper + 1, state->picture.lastY);
    share.down = (Words){} + (uint16_t)((place & 255) << 7);
    int top = slotOf(state, upper);
    if (top < 0) {
        // Overwrites the buffer that does not hold the lower row.
        top = slotOf(state, lower) == 0 ? 1 : 0;
        const uint32_t *row = stretchedRow(&state->picture, upper);
        for (size_t step = 0; step < steps; step++) state->words[top][step] = stretchStep(state, row, step);
        state->rows[top] = upper;
    }
    const WordPair *above = state->words[top];
    int bottom = slotOf(state, lower);
    if (bottom >= 0) {
        const WordPair *below = state->words[bottom];
        for (size_t step = 0; step < steps; step++)
            blendStretched(destination + step * LANES, count - step * LANES, above[step], below[step], share);
        return;
    }
    WordPair *below = state->words[1 - top];
    const uint32_t *row = stretchedRow(&state->picture, lower);
    // A part of a row is too short for the hardware prefetcher to detect where reading continues.
    const uint32_t *ahead = stretchedRow(&state->picture, lesserOf(lower + 2, state->picture.lastY));
    __builtin_prefetch(ahead + (state->columns[steps * LANES - 1] >> 8) + 1);
    for (size_t step = 0; step < steps; step++) {
        __builtin_prefetch(ahead + (state->columns[step * LANES] >> 8));
        WordPair words = stretchStep(state, row, step);
        below[step] = words;
        blendStretched(destination + step * LANES, count - step * LANES, above[step], words, share);
    }
    state->rows[1 - top] = lower;
}

static void overStretched(
    uint32_t *destination, size_t stride, size_t count, size_t rowCount, LaminaStretch picture, uint8_t opacity) {
    StretchState state;
    StretchShare share = {.opacity = (Words){} + opacity, .isFaded = opacity < 255};
    state.picture = picture;
    for (size_t first = 0; first < count; first += STRETCH_COLUMNS) {
        size_t part = count - first < STRETCH_COLUMNS ? count - first : STRETCH_COLUMNS;
        state.columns = picture.columns + first;
        // Each strip of columns runs through all rows before the next strip begins, so that its buffers are reused from row to row.
        state.rows[0] = state.rows[1] = -1;
        findSteps(&state, (part + LANES - 1) / LANES);
        for (size_t row = 0; row < rowCount; row++)
            blendStretchedRow(destination + row * stride + first, part, &state, picture.rows[row], share);
    }
}
