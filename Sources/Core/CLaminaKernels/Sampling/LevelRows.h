// Pictures that are scaled but not rotated, called level: every destination row lies between two rows of the picture, and the sampling columns are
// the same in all rows, so that they are computed once.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"
#include "SampleRows.h"

#if LANES > 4
// Selects the pixels at `indices`, relative to `pixels`, by one load and one permutation of its lanes. All indices are below LANES.
INLINE Bytes pick(const uint32_t *pixels, Numbers indices) {
#if LANES == 16
    return (Bytes)_mm512_permutexvar_epi32((__m512i)indices, (__m512i)load(pixels));
#else
    return (Bytes)_mm256_permutevar8x32_epi32((__m256i)load(pixels), (__m256i)indices);
#endif
}
#endif

// LEVEL_STEP is the largest number of picture pixels per destination pixel that the vector loops handle.
#if LANES == 16
#define LEVEL_STEP 2

// Returns a mask of the first `count` of sixteen lanes.
INLINE __mmask16 firstPixels(int32_t count) { return count >= 16 ? 0xFFFF : count > 0 ? (__mmask16)((1u << count) - 1) : 0; }

// Selects the pixels at `indices`, relative to `pixels`, by two loads and one permutation of both. All indices are below 2 · LANES. Only the first
// `count` pixels are read; the others are transparent.
INLINE Bytes pickWide(const uint32_t *pixels, Numbers indices, int32_t count) {
    __m512i low = _mm512_maskz_loadu_epi32(firstPixels(count), pixels);
    __m512i high = _mm512_maskz_loadu_epi32(firstPixels(count - LANES), pixels + LANES);
    return (Bytes)_mm512_permutex2var_epi32(low, (__m512i)indices, high);
}
#else
#define LEVEL_STEP 1
#endif

// Samples LANES pixels by single loads: the fallback for pictures that are reduced too much, and for columns at the right edge, where the last column
// is its own right neighbour. `right` and `down` are the subpixel positions, in 1/256 pixel.
INLINE Bytes levelStepApart(const uint32_t *top, const uint32_t *bottom, Numbers columns, int32_t last, Bytes right, Bytes down) {
    uint32_t topLeft[LANES], topRight[LANES], bottomLeft[LANES], bottomRight[LANES];
    for (size_t k = 0; k < LANES; k++) {
        int32_t column = columns[k] >> 8, next = column + (column < last);
        topLeft[k] = top[column];
        topRight[k] = top[next];
        bottomLeft[k] = bottom[column];
        bottomRight[k] = bottom[next];
    }
    return bilinear(load(topLeft), load(topRight), load(bottomLeft), load(bottomRight), right, down);
}

// Interpolates LANES pixels between two rows; `columns` are ascending positions in 1/256 pixel, and `last` is the last column that may be read.
INLINE Bytes levelStep(const uint32_t *top, const uint32_t *bottom, Numbers columns, int32_t last, Bytes down) {
    Bytes right = __builtin_shufflevector((Bytes)columns, (Bytes)columns, EVERY(LOW_BYTE));
#if LANES > 4
    // In a magnified picture, the left neighbours lie among LANES consecutive pixels, and the right ones among those that begin one pixel later.
    int32_t base = columns[0] >> 8, width = (columns[LANES - 1] >> 8) - base;
    Numbers indices = (columns >> 8) - base;
    if (base + LANES <= last && width < LANES) {
        return bilinear(
            pick(top + base, indices), pick(top + base + 1, indices), pick(bottom + base, indices),
            pick(bottom + base + 1, indices), right, down);
    }
#endif
#if LANES == 16
    int32_t count = last - base + 1;
    // The last column has no right neighbour; a transparent pixel takes its place with weight 0.
    if (width < 2 * LANES)
        return bilinear(
            pickWide(top + base, indices, count), pickWide(top + base + 1, indices, count - 1),
            pickWide(bottom + base, indices, count), pickWide(bottom + base + 1, indices, count - 1), right, down);
#endif
    return levelStepApart(top, bottom, columns, last, right, down);
}

// As `levelStep`; also prefetches the same columns of the row `ahead`.
INLINE Bytes levelStepAhead(
    const uint32_t *top, const uint32_t *bottom, const uint32_t *ahead, const int32_t *columns, int32_t last, Bytes down) {
    // The part of a row inside a tile is too short for the processor's own prefetcher, which predicts long sequential reads.
    __builtin_prefetch(ahead + (columns[0] >> 8));
    return levelStep(top, bottom, (Numbers)load((const uint32_t *)columns), last, down);
}

static void sampleLevel(
    uint32_t *destination, const uint32_t *top, const uint32_t *bottom, const uint32_t *ahead, const int32_t *columns,
    size_t count, int32_t last, uint32_t fractionY) {
    Bytes down = repeat(fractionY * 0x01010101u);
    FOR_ROW(
        levelStepAhead(top, bottom, ahead, columns + i, last, down), levelStepAhead(top, bottom, ahead, columns + i, last, down))
}
