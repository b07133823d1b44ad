// Pixels to planes of luma and chroma, two rows at a time: the C twin of `YUV420.swift`, with the same integers.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"

typedef uint8_t Halves __attribute__((vector_size(LANES / 2)));
typedef uint64_t PixelPairs __attribute__((vector_size(4 * LANES)));

// Sums of the products of neighbouring signed words. Intrinsics on x86, because clang does not derive the instruction from portable code.
INLINE Numbers pairProducts(Words a, Words b) {
#if LANES == 16
    return (Numbers)_mm512_madd_epi16((__m512i)a, (__m512i)b);
#elif LANES == 8
    return (Numbers)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__)
    return (Numbers)_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
    return ((Numbers)a << 16 >> 16) * ((Numbers)b << 16 >> 16) + ((Numbers)a >> 16) * ((Numbers)b >> 16);
#endif
}

// Returns factors for the two words of every pixel: blue and red, or green and alpha.
INLINE Words factors(int32_t first, int32_t second) { return (Words)((Numbers){} + ((first & 0xFFFF) | second * 65536)); }

INLINE Covers lumaStep(Bytes pixels) {
    // BT.709 luma in units of 2⁻¹⁵: the factors add up to 219/255, plus the offset of 16 and one half for rounding.
    Numbers sums = pairProducts(even(pixels), factors(2032, 5983)) + pairProducts(odd(pixels), factors(20127, 0));
    return __builtin_convertvector((sums + (16 * 32768 + 16384)) >> 15, Covers);
}

// Sums of blocks of 2 × 2 pixels, in the lower half of every pair of pixels.
INLINE Words fourSums(Words top, Words bottom) {
    Words sums = top + bottom;
    return sums + (Words)((PixelPairs)sums >> 32);
}

INLINE Halves chromaStep(Words blueAndRed, Words green, Words outer, Words inner) {
    // The sums are of four pixels in units of 2⁻¹⁵, hence the shift by 17; 128 is the offset of chroma.
    Numbers sums = pairProducts(blueAndRed, outer) + pairProducts(green, inner);
    return __builtin_convertvector((PixelPairs)((sums + (128 * 4 * 32768 + 2 * 32768)) >> 17), Halves);
}

// Converts LANES pixels in each of two rows, and stores the first `count` of them.
INLINE void planesStep(LaminaPlanes planes, size_t i, Bytes top, Bytes bottom, size_t count) {
    Covers upper = lumaStep(top), lower = lumaStep(bottom);
    Words blueAndRed = fourSums(even(top), even(bottom)), green = fourSums(odd(top), odd(bottom));
    Halves blue = chromaStep(blueAndRed, green, factors(14392, -3298), factors(-11094, 0));
    Halves red = chromaStep(blueAndRed, green, factors(-1319, 14392), factors(-13073, 0));
    memcpy(planes.top + i, &upper, count);
    memcpy(planes.bottom + i, &lower, count);
    memcpy(planes.blue + i / 2, &blue, count / 2);
    memcpy(planes.red + i / 2, &red, count / 2);
}

static void toPlanes(LaminaPlanes planes, const uint32_t *top, const uint32_t *bottom, size_t count) {
    size_t i = 0;
    for (; i + LANES <= count; i += LANES) planesStep(planes, i, load(top + i), load(bottom + i), LANES);
    size_t left = count - i;
    if (left) planesStep(planes, i, loadFew(top + i, left), loadFew(bottom + i, left), left);
}
