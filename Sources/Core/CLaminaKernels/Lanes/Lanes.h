// Vectors of LANES pixels, and arithmetic on their channels.
//
// Products of two bytes need 16 bits. So pixels are widened to two vectors of words, one with the even bytes (blue and red) and one with the odd
// bytes (green and alpha). Splitting and joining are then plain masks and shifts. Widening the bytes in order would need shuffles across the 128-bit
// parts of a register, which are slow.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "Inline.h"
#include "Intrinsics.h"

// Bytes holds LANES pixels, Words every other byte of LANES pixels, Numbers one 32-bit number per pixel, Covers one coverage value per pixel.
typedef uint8_t Bytes __attribute__((vector_size(4 * LANES)));
typedef uint16_t Words __attribute__((vector_size(4 * LANES)));
#if !defined(__x86_64__)
typedef int16_t SignedWords __attribute__((vector_size(4 * LANES)));
typedef int32_t SignedQuads __attribute__((vector_size(8 * LANES)));
#endif
typedef int32_t Numbers __attribute__((vector_size(4 * LANES)));
typedef uint8_t Covers __attribute__((vector_size(LANES)));

// The constant indices of a shuffle: EVERY(PATTERN) is PATTERN(0), PATTERN(1) and so on for all LANES pixels.
#define FOUR(PATTERN, FIRST) PATTERN(FIRST), PATTERN(FIRST + 1), PATTERN(FIRST + 2), PATTERN(FIRST + 3)
#if LANES == 4
#define EVERY(PATTERN) FOUR(PATTERN, 0)
#elif LANES == 8
#define EVERY(PATTERN) FOUR(PATTERN, 0), FOUR(PATTERN, 4)
#else
#define EVERY(PATTERN) FOUR(PATTERN, 0), FOUR(PATTERN, 4), FOUR(PATTERN, 8), FOUR(PATTERN, 12)
#endif
// Patterns that select one byte per pixel four times: its alpha, its lowest byte, or its coverage value in a vector of Covers.
#define ALPHA_BYTE(PIXEL) 4 * (PIXEL) + 3, 4 * (PIXEL) + 3, 4 * (PIXEL) + 3, 4 * (PIXEL) + 3
#define LOW_BYTE(PIXEL) 4 * (PIXEL), 4 * (PIXEL), 4 * (PIXEL), 4 * (PIXEL)
#define COVER_BYTE(PIXEL) PIXEL, PIXEL, PIXEL, PIXEL

// 1 when one instruction can put the bytes of a 64-byte register into any order (AVX-512 VBMI).
#ifndef PERMUTES_BYTES
#define PERMUTES_BYTES 0
#endif

#if LANES == 8
// Returns a mask with all bits set in the first `count` lanes.
INLINE __m256i firstLanes(size_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}
#endif

INLINE Bytes load(const uint32_t *pixels) {
    Bytes bytes;
    memcpy(&bytes, pixels, sizeof bytes);
    return bytes;
}

INLINE void store(uint32_t *pixels, Bytes bytes) { memcpy(pixels, &bytes, sizeof bytes); }

// Loads fewer than LANES pixels without reading memory beyond them; the other lanes are 0.
INLINE Bytes loadFew(const uint32_t *pixels, size_t count) {
#if LANES == 16
    return (Bytes)_mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), pixels);
#elif LANES == 8
    return (Bytes)_mm256_maskload_epi32((const int *)pixels, firstLanes(count));
#else
    uint32_t few[LANES] = {0};
    for (size_t i = 0; i < count; i++) few[i] = pixels[i];
    return load(few);
#endif
}

// Stores the first `count` < LANES pixels and leaves the memory after them untouched.
INLINE void storeFew(uint32_t *pixels, Bytes bytes, size_t count) {
#if LANES == 16
    _mm512_mask_storeu_epi32(pixels, (__mmask16)((1u << count) - 1), (__m512i)bytes);
#elif LANES == 8
    _mm256_maskstore_epi32((int *)pixels, firstLanes(count), (__m256i)bytes);
#else
    uint32_t few[LANES];
    store(few, bytes);
    for (size_t i = 0; i < count; i++) pixels[i] = few[i];
#endif
}

// Returns LANES copies of a pixel.
INLINE Bytes repeat(uint32_t pixel) {
    uint32_t all[LANES];
    for (size_t i = 0; i < LANES; i++) all[i] = pixel;
    return load(all);
}

// Loads LANES coverage values and repeats each in the four bytes of its pixel.
INLINE Bytes loadCovers(const uint8_t *coverage) {
    Covers covers;
    memcpy(&covers, coverage, sizeof covers);
    return __builtin_shufflevector(covers, covers, EVERY(COVER_BYTE));
}

// Loads up to seven bytes into one word, the first byte lowest, by at most two loads. The loads may overlap: both then have the same bits there, so
// that `|` joins them.
//
// Copying byte by byte into a buffer would stall the wide load after it, because a processor cannot forward several narrow stores to one load.
INLINE uint64_t fewBytes(const uint8_t *bytes, size_t count) {
    if (count >= 4) {
        uint32_t first, last;
        memcpy(&first, bytes, 4);
        memcpy(&last, bytes + count - 4, 4);
        return first | (uint64_t)last << 8 * (count - 4);
    }
    if (count >= 2) {
        uint16_t first, last;
        memcpy(&first, bytes, 2);
        memcpy(&last, bytes + count - 2, 2);
        return first | (uint64_t)last << 8 * (count - 2);
    }
    return count ? *bytes : 0;
}

// As `loadCovers`, for fewer than LANES values; the other lanes are 0.
INLINE Bytes loadFewCovers(const uint8_t *coverage, size_t count) {
#if LANES == 16
    Covers covers = (Covers)_mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), coverage);
    return __builtin_shufflevector(covers, covers, EVERY(COVER_BYTE));
#else
    uint64_t few = fewBytes(coverage, count);
    return loadCovers((const uint8_t *)&few);
#endif
}

// The even bytes (blue and red) and the odd bytes (green and alpha) of all pixels, as words.
INLINE Words even(Bytes bytes) { return (Words)bytes & 255; }
INLINE Words odd(Bytes bytes) { return (Words)bytes >> 8; }
// Joins even and odd bytes to pixels again; no word may exceed 255.
INLINE Bytes join(Words even, Words odd) { return (Bytes)(even | odd << 8); }

// Repeats each pixel's alpha in its four bytes.
INLINE Bytes alphas(Bytes pixels) { return __builtin_shufflevector(pixels, pixels, EVERY(ALPHA_BYTE)); }

// The upper 16 bits of each unsigned 32-bit product of two words. Intrinsics on x86, because clang does not derive the instruction from portable
// code.
#if defined(__x86_64__)
INLINE Words highUnsignedProducts(Words a, Words b) {
#if LANES == 16
    return (Words)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#elif LANES == 8
    return (Words)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
    return (Words)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#endif
}
#endif

// Divides by 255, rounded to nearest: exact up to 255·255; above that the sum may wrap around. Blinn 1995, "Three Wrongs Make a Right".
INLINE Words divideSumBy255(Words sum) {
    Words biased = sum + 128;
    return (biased + (biased >> 8)) >> 8;
}

// Divides a product of two bytes by 255, rounded to nearest; it never wraps around.
INLINE Words divideBy255(Words product) {
#if defined(__x86_64__)
    // (biased + biased/256) / 256 equals biased · 257 / 65536, which is one multiplication that keeps the upper half.
    return highUnsignedProducts(product + 128, (Words){} + 257);
#else
    return divideSumBy255(product);
#endif
}

// Multiplies pixels by factors 0...255; both words of a pixel must hold the same factor.
INLINE Bytes timesWords(Bytes pixels, Words factor) {
    return join(divideBy255(even(pixels) * factor), divideBy255(odd(pixels) * factor));
}

// Multiplies bytes as fractions of 255, rounded to nearest.
INLINE Bytes times(Bytes a, Bytes b) { return join(divideBy255(even(a) * even(b)), divideBy255(odd(a) * odd(b))); }

// The upper 16 bits of each signed 32-bit product of two words. Intrinsics on x86, because clang does not always derive the instruction from portable
// code.
INLINE Words highProducts(Words a, Words b) {
#if LANES == 16
    return (Words)_mm512_mulhi_epi16((__m512i)a, (__m512i)b);
#elif LANES == 8
    return (Words)_mm256_mulhi_epi16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__)
    return (Words)_mm_mulhi_epi16((__m128i)a, (__m128i)b);
#else
    SignedQuads product =
        __builtin_convertvector((SignedWords)a, SignedQuads) * __builtin_convertvector((SignedWords)b, SignedQuads);
    return (Words)__builtin_convertvector(product >> 16, SignedWords);
#endif
}
