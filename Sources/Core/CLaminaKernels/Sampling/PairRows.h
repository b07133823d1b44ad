// Samples pictures under a map bilinearly, eight pixels at a time. The left and the right neighbour of a position are adjacent in memory, so a 64-bit
// gather fetches both as a pair, once in the upper and once in the lower row.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"
#include "LevelRows.h"
#include "Places.h"
#include "SampleRows.h"

#if LANES > 4

// The number of pixels, and so of pairs, per step.
#define PAIRS 8

// For eight pixels: positions, whole numbers, pairs of adjacent pixels, their bytes or words, and the pixels as bytes.
typedef double PairPlaces __attribute__((vector_size(8 * PAIRS)));
typedef int32_t PairNumbers __attribute__((vector_size(4 * PAIRS)));
typedef uint32_t PairIndices __attribute__((vector_size(4 * PAIRS)));
typedef uint64_t Pairs __attribute__((vector_size(8 * PAIRS)));
typedef uint8_t PairBytes __attribute__((vector_size(8 * PAIRS)));
typedef uint16_t PairWords __attribute__((vector_size(8 * PAIRS)));
typedef uint8_t PairPixels __attribute__((vector_size(4 * PAIRS)));

// Clamps positions to low...high; NaN becomes `low`, because the instruction for the maximum returns its second operand if one is NaN.
INLINE PairPlaces clampedPlaces(PairPlaces value, double low, double high) {
#if LANES == 16
    return (PairPlaces)_mm512_min_pd(_mm512_max_pd((__m512d)value, _mm512_set1_pd(low)), _mm512_set1_pd(high));
#else
    union {
        PairPlaces all;
        __m256d half[2];
    } places = {value};
    for (int k = 0; k < 2; k++)
        places.half[k] = _mm256_min_pd(_mm256_max_pd(places.half[k], _mm256_set1_pd(low)), _mm256_set1_pd(high));
    return places.all;
#endif
}

// Loads the pixel at each index together with the next one, as one 64-bit number whose lower half is the first pixel.
INLINE Pairs fetchPairs(const uint32_t *pixels, PairNumbers indices) {
#if LANES == 16
    return (Pairs)_mm512_i32gather_epi64((__m256i)indices, pixels, 4);
#else
    union {
        PairNumbers all;
        __m128i half[2];
    } numbers = {indices};
    union {
        Pairs all;
        __m256i half[2];
    } pairs;
    for (int k = 0; k < 2; k++) pairs.half[k] = _mm256_i32gather_epi64((const long long *)pixels, numbers.half[k], 4);
    return pairs.all;
#endif
}

// True when a comparison holds in any lane.
INLINE int isAnySet(PairNumbers mask) { return _mm256_movemask_epi8((__m256i)mask) != 0; }

// The shuffle indices that widen the left or the right pixel of pair P to words; indices from 64 on select the second operand, which is zero.
#define LEFT_WORDS(P) 8 * (P), 64, 8 * (P) + 1, 64, 8 * (P) + 2, 64, 8 * (P) + 3, 64
#define RIGHT_WORDS(P) 8 * (P) + 4, 64, 8 * (P) + 5, 64, 8 * (P) + 6, 64, 8 * (P) + 7, 64
#define EVERY_PAIR(PATTERN)                                                                                                    \
    PATTERN(0), PATTERN(1), PATTERN(2), PATTERN(3), PATTERN(4), PATTERN(5), PATTERN(6), PATTERN(7)

// Returns the left pixels of eight pairs, one channel per word.
INLINE PairWords leftWords(Pairs pairs) {
    return (PairWords)__builtin_shufflevector((PairBytes)pairs, (PairBytes){0}, EVERY_PAIR(LEFT_WORDS));
}

// Returns the right pixels of eight pairs, one channel per word.
INLINE PairWords rightWords(Pairs pairs) {
    return (PairWords)__builtin_shufflevector((PairBytes)pairs, (PairBytes){0}, EVERY_PAIR(RIGHT_WORDS));
}

#define LOW_WORDS(P) 8 * (P), 64, 8 * (P), 64, 8 * (P), 64, 8 * (P), 64

// Copies the lowest eight bits of each number, the fraction of a position in 1/256 pixel, to the four words of its pixel.
INLINE PairWords fourFractions(PairNumbers numbers) {
    Pairs wide = __builtin_convertvector((PairIndices)numbers, Pairs);
    return (PairWords)__builtin_shufflevector((PairBytes)wide, (PairBytes){0}, EVERY_PAIR(LOW_WORDS));
}

// `highProducts` and `divideBy255` for the words of eight pixels: one vector with AVX-512, two with AVX2.
#if LANES == 16
INLINE PairWords highPairProducts(PairWords a, PairWords b) { return (PairWords)highProducts((Words)a, (Words)b); }
INLINE PairWords dividePairsBy255(PairWords product) { return (PairWords)divideBy255((Words)product); }
#else
typedef union {
    PairWords all;
    Words half[2];
} PairHalves;

INLINE PairWords highPairProducts(PairWords a, PairWords b) {
    PairHalves left = {a}, right = {b};
    for (int k = 0; k < 2; k++) left.half[k] = highProducts(left.half[k], right.half[k]);
    return left.all;
}

INLINE PairWords dividePairsBy255(PairWords product) {
    PairHalves halves = {product};
    for (int k = 0; k < 2; k++) halves.half[k] = divideBy255(halves.half[k]);
    return halves.all;
}
#endif

// Interpolates between the four neighbours of eight positions, with the arithmetic of `bilinearWords`; the result has one channel per word.
INLINE PairWords bilinearPairs(Pairs top, Pairs bottom, PairWords right, PairWords down) {
    PairWords along = 256 - right;
    PairWords upper = (leftWords(top) * along + rightWords(top) * right) >> 1;
    PairWords lower = (leftWords(bottom) * along + rightWords(bottom) * right) >> 1;
    return ((upper >> 1) + highPairProducts(lower - upper, down << 7) + 32) >> 6;
}

// Samples the pixels of eight columns of a destination row. The line and the sampler's limits are in 1/256 pixel; `last` is the index of the last
// pixel that may be read.
INLINE PairWords samplePairsAt(PairPlaces column, const LaminaSampler *sampler, const LaminaLine *line, int32_t last) {
    PairPlaces x = line->x + column * line->dx, y = line->y + column * line->dy;
    if (line->dw != 0) {
        PairPlaces nearness = 1.0 / (line->w + column * line->dw);
        x *= nearness;
        y *= nearness;
    }
    // In 1/256 pixel: minus half a pixel, 128, because whole numbers are pixel centres, and plus 0.5, so that truncation rounds to nearest.
    x = clampedPlaces(x - 128.0, sampler->lowX, sampler->highX) + 0.5;
    y = clampedPlaces(y - 128.0, sampler->lowY, sampler->highY) + 0.5;
    PairNumbers fixedX = __builtin_convertvector(x, PairNumbers), fixedY = __builtin_convertvector(y, PairNumbers);
    PairNumbers row = fixedY >> 8, upper = row * sampler->stride + (fixedX >> 8);
    // A true comparison is all ones, so `&` yields the stride, or 0 in the last row, which is its own lower neighbour.
    PairNumbers lower = upper + ((row < sampler->lastY) & sampler->stride);
    PairNumbers isLast = lower >= last;
    PairWords right = fourFractions(fixedX), down = fourFractions(fixedY);
    // A pair that begins at the pixel `last` would reach beyond the memory. Such lanes gather the pair before it, because the comparison is -1 as a
    // number, and shift its right pixel into the left place; the missing right neighbour has weight 0.
    if (__builtin_expect(!isAnySet(isLast), 1))
        return bilinearPairs(fetchPairs(sampler->pixels, upper), fetchPairs(sampler->pixels, lower), right, down);
    PairNumbers wasLast = upper >= last;
    Pairs top = fetchPairs(sampler->pixels, upper + wasLast), bottom = fetchPairs(sampler->pixels, lower + isLast);
    return bilinearPairs(
        top >> (__builtin_convertvector(wasLast, Pairs) & 32), bottom >> (__builtin_convertvector(isLast, Pairs) & 32), right,
        down);
}

// Samples eight consecutive pixels, starting at column `first`.
INLINE PairWords samplePairs(const LaminaSampler *sampler, const LaminaLine *line, int32_t last, double first) {
    return samplePairsAt(first + (PairPlaces){0, 1, 2, 3, 4, 5, 6, 7}, sampler, line, last);
}

// Returns the index of the last pixel that may be read.
INLINE int32_t lastPixel(const LaminaSampler *sampler) { return sampler->lastY * sampler->stride + sampler->lastX; }

// Converts sampling positions to 1/256 pixel; multiplying by a power of two is exact.
INLINE void magnifyLine(LaminaLine *line) {
    line->x *= 256;
    line->y *= 256;
    line->dx *= 256;
    line->dy *= 256;
}

// Converts the limits of sampling positions to 1/256 pixel.
INLINE void magnifyLimits(LaminaSampler *sampler) {
    sampler->lowX *= 256;
    sampler->lowY *= 256;
    sampler->highX *= 256;
    sampler->highY *= 256;
}

// Loads `count` pixels, at most eight; the other lanes are 0.
INLINE PairPixels loadPairs(const uint32_t *pixels, size_t count) {
#if LANES == 16
    return (PairPixels)_mm256_maskz_loadu_epi32((__mmask8)((1u << count) - 1), pixels);
#else
    return (PairPixels)loadFew(pixels, count);
#endif
}

// Stores the first `count` of eight pixels.
INLINE void storePairs(uint32_t *pixels, PairPixels values, size_t count) {
#if LANES == 16
    _mm256_mask_storeu_epi32(pixels, (__mmask8)((1u << count) - 1), (__m256i)values);
#else
    storeFew(pixels, (Bytes)values, count);
#endif
}

INLINE size_t atMostPairs(size_t count) { return count < PAIRS ? count : PAIRS; }

// Returns the x coordinates in the picture of eight pixels from column `first` of the destination on; all are in 1/256 pixel.
INLINE PairNumbers pairColumns(const LaminaSampler *sampler, const LaminaLine *line, double first) {
    PairPlaces x = line->x + (first + (PairPlaces){0, 1, 2, 3, 4, 5, 6, 7}) * line->dx;
    return __builtin_convertvector(clampedPlaces(x - 128.0, sampler->lowX, sampler->highX) + 0.5, PairNumbers);
}

// Returns the x coordinates of LANES pixels, as `pairColumns` does for eight.
INLINE Numbers levelColumns(const LaminaSampler *sampler, const LaminaLine *line, double first) {
    PairNumbers columns = pairColumns(sampler, line, first);
#if LANES == 16
    PairNumbers others = pairColumns(sampler, line, first + PAIRS);
    return __builtin_shufflevector(columns, others, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
    return columns;
#endif
}

// Samples a destination row that is horizontal in the picture, neither mirrored nor reduced too much for `levelStep`. All of its pixels lie between
// the same two rows of the picture.
static void sampleLevelLine(uint32_t *destination, size_t count, const LaminaSampler *sampler, const LaminaLine *line) {
    int32_t y = (int32_t)(clampedTo(line->y - 128.0, sampler->lowY, sampler->highY) + 0.5), row = y >> 8;
    const uint32_t *top = sampler->pixels + row * sampler->stride;
    const uint32_t *bottom = top + (row < sampler->lastY ? sampler->stride : 0);
    Bytes down = repeat((uint32_t)(y & 255) * 0x01010101u);
    for (size_t i = 0; i < count; i += LANES) {
        Numbers columns = levelColumns(sampler, line, (double)(line->first + (int32_t)i));
        Bytes pixels = levelStep(top, bottom, columns, sampler->lastX, down);
        if (count - i < LANES) storeFew(destination + i, pixels, count - i);
        else store(destination + i, pixels);
    }
}

// Samples a row with a sampler that `preparePairs` has changed.
INLINE void samplePairsRow(uint32_t *destination, size_t count, const LaminaSampler *sampler, LaminaLine line) {
    magnifyLine(&line);
    if (line.dy == 0 && line.dw == 0 && line.dx >= 0 && line.dx <= 256 * LEVEL_STEP)
        return sampleLevelLine(destination, count, sampler, &line);
    int32_t last = lastPixel(sampler);
    for (size_t i = 0; i < count; i += PAIRS) {
        PairWords words = samplePairs(sampler, &line, last, (double)(line.first + (int32_t)i));
        storePairs(destination + i, __builtin_convertvector(words, PairPixels), atMostPairs(count - i));
    }
}

// Returns 0 for a picture of one pixel, which has no pair of neighbours to gather.
INLINE int hasPairs(const LaminaSampler *sampler) { return sampler->lastX + sampler->lastY > 0; }

// Converts the sampler's limits to 1/256 pixel for `samplePairsRow`; returns 0, without an effect, for a picture of one pixel.
INLINE int preparePairs(LaminaSampler *sampler) {
    if (!hasPairs(sampler)) return 0;
    magnifyLimits(sampler);
    return 1;
}

static void sampleLinearByPairs(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line) {
    if (preparePairs(&sampler)) samplePairsRow(destination, count, &sampler, line);
    else sampleLinear(destination, count, sampler, line);
}

#endif
