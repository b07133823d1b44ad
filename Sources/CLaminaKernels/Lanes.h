// LANES pixels at a time: as bytes, and as 16-bit words that hold products of bytes.

// Vectors wider than a register have no stable place in calls between functions; here every such function is inlined.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t Bytes __attribute__((vector_size(4 * LANES)));
typedef uint16_t Words __attribute__((vector_size(8 * LANES)));
typedef int16_t SignedWords __attribute__((vector_size(8 * LANES)));
typedef int32_t SignedQuads __attribute__((vector_size(16 * LANES)));
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

INLINE Bytes load(const uint32_t *pixels) {
    Bytes bytes;
    memcpy(&bytes, pixels, sizeof bytes);
    return bytes;
}

INLINE void store(uint32_t *pixels, Bytes bytes) { memcpy(pixels, &bytes, sizeof bytes); }

// Fewer than LANES pixels; the others are clear.
INLINE Bytes loadFew(const uint32_t *pixels, size_t count) {
    uint32_t few[LANES] = {0};
    for (size_t i = 0; i < count; i++) few[i] = pixels[i];
    return load(few);
}

INLINE void storeFew(uint32_t *pixels, Bytes bytes, size_t count) {
    uint32_t few[LANES];
    store(few, bytes);
    for (size_t i = 0; i < count; i++) pixels[i] = few[i];
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

INLINE Bytes loadFewCovers(const uint8_t *coverage, size_t count) {
    uint8_t few[LANES] = {0};
    for (size_t i = 0; i < count; i++) few[i] = coverage[i];
    return loadCovers(few);
}

INLINE Words widen(Bytes bytes) { return __builtin_convertvector(bytes, Words); }
INLINE Bytes narrow(Words words) { return __builtin_convertvector(words, Bytes); }

// Each pixel's alpha in all of its four bytes.
INLINE Bytes alphas(Bytes pixels) { return __builtin_shufflevector(pixels, pixels, EVERY(ALPHA_BYTE)); }

// Rounded to nearest, exact up to 255·255. Blinn 1995, "Three Wrongs Make a Right".
INLINE Words divideBy255(Words product) {
    Words biased = product + 128;
    return (biased + (biased >> 8)) >> 8;
}

INLINE Bytes times(Bytes a, Bytes b) { return narrow(divideBy255(widen(a) * widen(b))); }
