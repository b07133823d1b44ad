// LANES pixels at a time: as bytes, and as 16-bit words that hold products of bytes.
//
// The words of a step are two vectors, one of the even bytes (blue and red) and one of the odd ones (green and alpha): to take bytes
// apart so and to join them again are plain shifts, where widening in order would move them between the parts of a register.

// Vectors wider than a register have no stable place in calls between functions; here every such function is inlined.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t Bytes __attribute__((vector_size(4 * LANES)));
typedef uint16_t Words __attribute__((vector_size(4 * LANES)));
#if !defined(__x86_64__)
typedef int16_t SignedWords __attribute__((vector_size(4 * LANES)));
typedef int32_t SignedQuads __attribute__((vector_size(8 * LANES)));
#endif
typedef int32_t Numbers __attribute__((vector_size(4 * LANES)));
typedef uint8_t Covers __attribute__((vector_size(LANES)));

#define INLINE static inline __attribute__((always_inline))

// Lists an index pattern for every pixel of a step.
#define FOUR(PATTERN, FIRST) PATTERN(FIRST), PATTERN(FIRST + 1), PATTERN(FIRST + 2), PATTERN(FIRST + 3)
#if LANES == 4
#define EVERY(PATTERN) FOUR(PATTERN, 0)
#elif LANES == 8
#define EVERY(PATTERN) FOUR(PATTERN, 0), FOUR(PATTERN, 4)
#else
#define EVERY(PATTERN) FOUR(PATTERN, 0), FOUR(PATTERN, 4), FOUR(PATTERN, 8), FOUR(PATTERN, 12)
#endif
#define ALPHA_BYTE(PIXEL) 4 * (PIXEL) + 3, 4 * (PIXEL) + 3, 4 * (PIXEL) + 3, 4 * (PIXEL) + 3
#define LOW_BYTE(PIXEL) 4 * (PIXEL), 4 * (PIXEL), 4 * (PIXEL), 4 * (PIXEL)
#define COVER_BYTE(PIXEL) PIXEL, PIXEL, PIXEL, PIXEL

// Whether there is an instruction that takes any bytes of 64 together.
#ifndef PERMUTES_BYTES
#define PERMUTES_BYTES 0
#endif

#if LANES == 8
// All bits set in the first `count` lanes.
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

// Fewer than LANES pixels; the others are clear.
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

INLINE Bytes repeat(uint32_t pixel) {
    uint32_t all[LANES];
    for (size_t i = 0; i < LANES; i++) all[i] = pixel;
    return load(all);
}

// Each pixel's coverage in all of its four bytes.
INLINE Bytes loadCovers(const uint8_t *coverage) {
    Covers covers;
    memcpy(&covers, coverage, sizeof covers);
    return __builtin_shufflevector(covers, covers, EVERY(COVER_BYTE));
}

// Up to seven bytes, the first one lowest, in at most two loads: bytes stored one by one would have to leave for the cache before they
// can be loaded together.
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

INLINE Bytes loadFewCovers(const uint8_t *coverage, size_t count) {
#if LANES == 16
    Covers covers = (Covers)_mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), coverage);
    return __builtin_shufflevector(covers, covers, EVERY(COVER_BYTE));
#else
    uint64_t few = fewBytes(coverage, count);
    return loadCovers((const uint8_t *)&few);
#endif
}

INLINE Words even(Bytes bytes) { return (Words)bytes & 255; }
INLINE Words odd(Bytes bytes) { return (Words)bytes >> 8; }
// No word may exceed a byte.
INLINE Bytes join(Words even, Words odd) { return (Bytes)(even | odd << 8); }

// Each pixel's alpha in all of its four bytes.
INLINE Bytes alphas(Bytes pixels) { return __builtin_shufflevector(pixels, pixels, EVERY(ALPHA_BYTE)); }

// The upper half of products; written out for x86, where clang does not see the one instruction for it.
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

// Rounded to nearest, exact up to 255·255; above that it may wrap around. Blinn 1995, "Three Wrongs Make a Right".
INLINE Words divideSumBy255(Words sum) {
    Words biased = sum + 128;
    return (biased + (biased >> 8)) >> 8;
}

// The same for a product of two bytes, which never wraps.
INLINE Words divideBy255(Words product) {
#if defined(__x86_64__)
    // 257 · biased / 256 is biased and its 256th part.
    return highUnsignedProducts(product + 128, (Words){} + 257);
#else
    return divideSumBy255(product);
#endif
}

// Both words of a pixel are the same factor, 0...255.
INLINE Bytes timesWords(Bytes pixels, Words factor) {
    return join(divideBy255(even(pixels) * factor), divideBy255(odd(pixels) * factor));
}

INLINE Bytes times(Bytes a, Bytes b) { return join(divideBy255(even(a) * even(b)), divideBy255(odd(a) * odd(b))); }

// The upper half of signed products; written out for x86, where clang does not always see the one instruction for it.
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
