// Pixels to planes of luma and chroma, as `YUV420.swift` makes them, in the same numbers: two rows at a time.

typedef uint8_t Halves __attribute__((vector_size(LANES / 2)));
typedef uint64_t PixelPairs __attribute__((vector_size(4 * LANES)));

// Sums of the products of neighbouring words, which are signed; written out for x86, where clang does not see the one instruction for it.
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

// What the two words of each pixel are multiplied by: blue and red, or green and alpha.
INLINE Words factors(int32_t first, int32_t second) { return (Words)((Numbers){} + ((first & 0xFFFF) | second * 65536)); }

INLINE Covers lumaStep(Bytes pixels) {
    Numbers sums = pairProducts(even(pixels), factors(2032, 5983)) + pairProducts(odd(pixels), factors(20127, 0));
    return __builtin_convertvector((sums + (16 * 32768 + 16384)) >> 15, Covers);
}

// Sums of four pixels each, in the lower half of every pair.
INLINE Words fourSums(Words top, Words bottom) {
    Words sums = top + bottom;
    return sums + (Words)((PixelPairs)sums >> 32);
}

INLINE Halves chromaStep(Words blueAndRed, Words green, Words outer, Words inner) {
    Numbers sums = pairProducts(blueAndRed, outer) + pairProducts(green, inner);
    return __builtin_convertvector((PixelPairs)((sums + (128 * 4 * 32768 + 2 * 32768)) >> 17), Halves);
}

// The planes of LANES pixels in each of two rows; `count` of them are stored.
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
