// Pictures that are scaled but not rotated: sampled bilinearly, multiplied by an opacity and composited in one pass.
//
// A row of the picture is interpolated horizontally once, to 15-bit words, and kept in a buffer while destination rows lie next to it.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"
#include "LevelRows.h"

// The number of destination columns processed at a time; two buffers of that many words fit the first-level cache.
#define STRETCH_COLUMNS 512

typedef struct {
    // The even and the odd bytes of LANES pixels, each as a word.
    Words even, odd;
} WordPair;

// The horizontal sampling of LANES destination pixels, the same for every row of the picture.
typedef struct {
    // The weights of the left and the right neighbour, in units of 1/256, repeated in both words of a pixel.
    Words left, right;
    // The columns of the left neighbours relative to `base`, the first of them, as the shuffle indices of `pickWords`.
    Bytes indices;
    int32_t base;
    // True when `pickWords` can be used: all neighbours lie among LANES + 1 pixels, and the pixel after these may be read too.
    int isNear;
} StretchStep;

// The state while a strip of columns is painted.
typedef struct {
    LaminaStretch picture;
    const int32_t *columns;
    StretchStep steps[STRETCH_COLUMNS / LANES];
    WordPair words[2][STRETCH_COLUMNS / LANES];
    // The rows of the picture that the two buffers in `words` contain, interpolated horizontally; -1 for none.
    int32_t rows[2];
} StretchState;

// Interpolates horizontally between left and right neighbours, as `bilinearWords` does, to 15 bits.
INLINE WordPair across(WordPair left, WordPair right, const StretchStep *step) {
    return (WordPair){
        (left.even * step->left + right.even * step->right) >> 1, (left.odd * step->left + right.odd * step->right) >> 1};
}

INLINE WordPair wordPair(Bytes bytes) { return (WordPair){even(bytes), odd(bytes)}; }

// Copies a pixel's lowest byte to both of its words; the index 4 · LANES selects the shuffle's second operand, which is zero.
#define LOW_BYTE_AS_WORDS(PIXEL) 4 * (PIXEL), 4 * LANES, 4 * (PIXEL), 4 * LANES

// Returns the shuffle indices for `pickWords`: the pixels' own indices, or for permutations of bytes the indices of bytes 0 and 2 of each pixel.
// Those are 4 · p and 4 · p + 2, in the low byte of each word.
INLINE Bytes wordIndices(Numbers pixels) {
#if PERMUTES_BYTES
    return (Bytes)(pixels * 0x04040404 + 0x02020000);
#else
    return (Bytes)pixels;
#endif
}

#if LANES > 4
// Selects pixels by their indices among LANES pixels, widened to words. The pixel after them must be readable too.
INLINE WordPair pickWords(const uint32_t *pixels, Bytes indices) {
#if PERMUTES_BYTES
    // One permutation selects the even bytes; the same indices select the odd bytes from memory that begins one byte later. The mask zeroes the upper
    // byte of each word; the empty assembly hides its value from clang, which would replace a constant mask by an additional instruction.
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

// Computes the horizontal sampling of the strip in `count` steps of LANES pixels.
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

// Interpolates LANES pixels of a row horizontally, with single loads: the fallback for reduced pictures and for columns at the right edge, where the
// last column is its own right neighbour.
INLINE WordPair stretchApart(const uint32_t *row, const int32_t *columns, int32_t last, const StretchStep *step) {
    uint32_t left[LANES], right[LANES];
    for (size_t k = 0; k < LANES; k++) {
        int32_t column = columns[k] >> 8;
        left[k] = row[column];
        right[k] = row[column + (column < last)];
    }
    return across(wordPair(load(left)), wordPair(load(right)), step);
}

// Interpolates LANES pixels of a row horizontally: step `i` of the strip.
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

// Returns the first pixel of a row of the picture.
INLINE const uint32_t *stretchedRow(const LaminaStretch *picture, int32_t row) {
    return picture->pixels + (ptrdiff_t)row * picture->stride;
}

INLINE int32_t lesserOf(int32_t a, int32_t b) { return a < b ? a : b; }

// Returns the index of the buffer that contains a row of the picture; -1 when neither does.
INLINE int slotOf(const StretchState *state, int32_t row) { return state->rows[0] == row ? 0 : state->rows[1] == row ? 1 : -1; }

// Interpolates vertically between two rows, as `bilinearWords` does; the fraction is already multiplied by 128.
INLINE Words downWords(Words top, Words bottom, Words fractionTimes128) {
    return ((top >> 1) + highProducts(bottom - top, fractionTimes128) + 32) >> 6;
}

// Copies a pixel's alpha, byte 2 of its odd words, to both of its words.
#define ALPHA_AS_WORDS(PIXEL) 4 * (PIXEL) + 2, 4 * LANES, 4 * (PIXEL) + 2, 4 * LANES

// Composites LANES source pixels, still widened to words, over `under`, as `overStep` does.
INLINE Bytes overWords(Bytes under, WordPair source) {
    Words clear = 255 - (Words)__builtin_shufflevector((Bytes)source.odd, (Bytes){}, EVERY(ALPHA_AS_WORDS));
    Bytes rest = join(divideBy255(even(under) * clear), divideBy255(odd(under) * clear));
    return __builtin_elementwise_add_sat(join(source.even, source.odd), rest);
}

// Multiplies pixels by an opacity, 0...255.
INLINE WordPair fadedWords(WordPair source, Words opacity) {
    return (WordPair){divideBy255(source.even * opacity), divideBy255(source.odd * opacity)};
}

// The vertical fraction times 128, and the opacity; `isFaded` is true when the opacity is not 255.
typedef struct {
    Words down, opacity;
    int isFaded;
} StretchShare;

// Interpolates LANES pixels vertically, multiplies them by the opacity, and composites them over the first `left` pixels of a row.
INLINE void blendStretched(uint32_t *pixels, size_t left, WordPair top, WordPair bottom, StretchShare share) {
    WordPair source = {downWords(top.even, bottom.even, share.down), downWords(top.odd, bottom.odd, share.down)};
    if (share.isFaded) source = fadedWords(source, share.opacity);
    if (left >= LANES) store(pixels, overWords(load(pixels), source));
    else storeFew(pixels, overWords(loadFew(pixels, left), source), left);
}

// Paints one destination row, whose position in the picture is `place`, in 1/256 pixel. The lower of the two picture rows is interpolated
// horizontally in the same loop, unless a buffer already contains it.
INLINE void blendStretchedRow(uint32_t *destination, size_t count, StretchState *state, int32_t place, StretchShare share) {
    size_t steps = (count + LANES - 1) / LANES;
    int32_t upper = place >> 8, lower = lesserOf(upper + 1, state->picture.lastY);
    share.down = (Words){} + (uint16_t)((place & 255) << 7);
    int top = slotOf(state, upper);
    if (top < 0) {
        // Overwrites the buffer that does not contain the lower row.
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
    // A strip's part of a row is too short for the processor's own prefetcher, which predicts long sequential reads. So the row two below is
    // prefetched: its last pixels in the strip here, the others in the loop.
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
        // A strip of columns is painted in all rows before the next strip begins, so that the buffers are reused from row to row.
        state.rows[0] = state.rows[1] = -1;
        findSteps(&state, (part + LANES - 1) / LANES);
        for (size_t row = 0; row < rowCount; row++)
            blendStretchedRow(destination + row * stride + first, part, &state, picture.rows[row], share);
    }
}
