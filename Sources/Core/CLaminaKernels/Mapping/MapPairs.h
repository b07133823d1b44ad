// Small pictures under an affine map, eight pixels at a time: sampled bilinearly, multiplied by coverage and opacity, and composited in registers.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Sampling/PairRows.h"
#include "MapRows.h"

#if LANES > 4

// Returns the coverage of eight pixels times an opacity, 0...255, repeated in the four words of each pixel. Only `count` coverage values are read.
INLINE PairWords pairShares(const uint8_t *coverage, uint8_t opacity, size_t count) {
    typedef uint8_t EightBytes __attribute__((vector_size(PAIRS)));
    typedef uint16_t EightWords __attribute__((vector_size(2 * PAIRS)));
#if LANES == 16
    __m128i covers = _mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), coverage);
#else
    uint64_t few = 0;
    // A copy of constant length compiles to a single load.
    if (count == PAIRS) memcpy(&few, coverage, PAIRS);
    else memcpy(&few, coverage, count);
    __m128i covers = _mm_cvtsi64_si128((long long)few);
#endif
    EightBytes bytes;
    memcpy(&bytes, &covers, sizeof bytes);
    EightWords product = __builtin_convertvector(bytes, EightWords) * opacity + 128;
    EightWords shares = (product + (product >> 8)) >> 8;
    return fourFractions(__builtin_convertvector(shares, PairNumbers));
}

// Copies the alpha of pixel P, byte 6 of its four words, to all four words. Indices from 64 on select the shuffle's second operand, which is zero.
#define ALPHA_AS_PAIR(P) 8 * (P) + 6, 64, 8 * (P) + 6, 64, 8 * (P) + 6, 64, 8 * (P) + 6, 64

// Composites eight source pixels, still widened to words, over `under`, as `overStep` does.
INLINE PairPixels overPairs(PairPixels under, PairWords source) {
    PairWords clear = 255 - (PairWords)__builtin_shufflevector((PairBytes)source, (PairBytes){0}, EVERY_PAIR(ALPHA_AS_PAIR));
    PairPixels rest = __builtin_convertvector(dividePairsBy255(__builtin_convertvector(under, PairWords) * clear), PairPixels);
    return __builtin_elementwise_add_sat(__builtin_convertvector(source, PairPixels), rest);
}

// Paints one row; its sampling line and the sampler's limits are in 1/256 pixel. `last` is the index of the last pixel that may be read.
INLINE void overPairsRow(MapRow row, uint8_t opacity, const LaminaSampler *sampler, int32_t last) {
    for (size_t i = 0; i < row.count; i += PAIRS) {
        size_t few = atMostPairs(row.count - i);
        PairWords source = samplePairs(sampler, &row.line, last, (double)(row.line.first + (int32_t)i));
        source = dividePairsBy255(source * pairShares(row.coverage + i, opacity, few));
        storePairs(row.pixels + i, overPairs(loadPairs(row.pixels + i, few), source), few);
    }
}

// The kernel `overMapped` for AVX2, and for what `overMappedBySixteen` leaves out.
static void overMappedByPairs(
    uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
    LaminaMap map) {
    if (!hasPairs(&sampler)) return overMappedApart(destination, stride, quad, part, opacity, sampler, map);
    MapRows rows;
    beginMapRows(&rows, destination, stride, quad, part, &map);
    int32_t last = lastPixel(&sampler);
    magnifyLimits(&sampler);
    for (int32_t y = part.top; y < part.bottom; y++) {
        MapRow row = mapRow(&rows, y);
        magnifyLine(&row.line);
        overPairsRow(row, opacity, &sampler, last);
    }
}

#endif
