// Converts pixels to planes of luma and chroma (Y′CbCr 4:2:0), two rows at a time, by the rules of `PlaneRules.h`.
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

// For each pixel, the sum of the products of its two signed words. Intrinsics on x86, because clang does not derive the instruction from portable
// code.
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

// Returns the factors of `pairProducts` for every pixel: `first` for blue and `second` for red, or for green and alpha.
INLINE Words factors(int32_t first, int32_t second) { return (Words)((Numbers){} + ((first & 0xFFFF) | second * 65536)); }

// Returns the luma of LANES pixels, 16...235.
INLINE Covers lumaStep(Bytes pixels) {
    // BT.709: the factors of blue, red and green are in units of 2⁻¹⁵ and add up to 219/255. The offset is 16, and a half rounds to nearest.
    Numbers sums = pairProducts(even(pixels), factors(2032, 5983)) + pairProducts(odd(pixels), factors(20127, 0));
    return __builtin_convertvector((sums + (16 * 32768 + 16384)) >> 15, Covers);
}

// Adds up blocks of 2 × 2 pixels, channel by channel. The sums are in the first pixel of each pair; the second one is unused.
INLINE Words fourSums(Words top, Words bottom) {
    Words sums = top + bottom;
    return sums + (Words)((PixelPairs)sums >> 32);
}

// Returns the chroma of LANES / 2 blocks of 2 × 2 pixels, by the factors of blue and red (`outer`) and of green (`inner`).
INLINE Halves chromaStep(Words blueAndRed, Words green, Words outer, Words inner) {
    // Four pixels are summed in units of 2⁻¹⁵, so the mean is the sum shifted by 17. The offset is 128, and a half rounds to nearest.
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
