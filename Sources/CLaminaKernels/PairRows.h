// Pictures under a map, eight pixels at a time: each pixel's left and right neighbours are fetched together, as one 64-bit number.

#define PAIRS 8

typedef double PairPlaces __attribute__((vector_size(8 * PAIRS)));
typedef int32_t PairNumbers __attribute__((vector_size(4 * PAIRS)));
typedef uint32_t PairIndices __attribute__((vector_size(4 * PAIRS)));
typedef uint64_t Pairs __attribute__((vector_size(8 * PAIRS)));
typedef uint8_t PairBytes __attribute__((vector_size(8 * PAIRS)));
typedef uint16_t PairWords __attribute__((vector_size(8 * PAIRS)));
typedef uint8_t PairPixels __attribute__((vector_size(4 * PAIRS)));

// In this form a value that is no number becomes `low`.
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

// Two pixels from each index on.
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

INLINE int isAnySet(PairNumbers mask) { return _mm256_movemask_epi8((__m256i)mask) != 0; }

#define LEFT_WORDS(P) 8 * (P), 64, 8 * (P) + 1, 64, 8 * (P) + 2, 64, 8 * (P) + 3, 64
#define RIGHT_WORDS(P) 8 * (P) + 4, 64, 8 * (P) + 5, 64, 8 * (P) + 6, 64, 8 * (P) + 7, 64
#define EVERY_PAIR(PATTERN)                                                                                                    \
    PATTERN(0), PATTERN(1), PATTERN(2), PATTERN(3), PATTERN(4), PATTERN(5), PATTERN(6), PATTERN(7)

INLINE PairWords leftWords(Pairs pairs) {
    return (PairWords)__builtin_shufflevector((PairBytes)pairs, (PairBytes){0}, EVERY_PAIR(LEFT_WORDS));
}

INLINE PairWords rightWords(Pairs pairs) {
    return (PairWords)__builtin_shufflevector((PairBytes)pairs, (PairBytes){0}, EVERY_PAIR(RIGHT_WORDS));
}

#define LOW_WORDS(P) 8 * (P), 64, 8 * (P), 64, 8 * (P), 64, 8 * (P), 64

// The lowest eight bits of each number in four words.
INLINE PairWords fourFractions(PairNumbers numbers) {
    Pairs wide = __builtin_convertvector((PairIndices)numbers, Pairs);
    return (PairWords)__builtin_shufflevector((PairBytes)wide, (PairBytes){0}, EVERY_PAIR(LOW_WORDS));
}

// `bilinear` on words.
INLINE PairPixels bilinearPairs(Pairs top, Pairs bottom, PairWords right, PairWords down) {
    PairWords along = 256 - right;
    PairWords upper = (leftWords(top) * along + rightWords(top) * right) >> 1;
    PairWords lower = (leftWords(bottom) * along + rightWords(bottom) * right) >> 1;
    typedef int16_t Signed __attribute__((vector_size(8 * PAIRS)));
    typedef int32_t Wide __attribute__((vector_size(16 * PAIRS)));
    Wide product = __builtin_convertvector((Signed)(lower - upper), Wide) * __builtin_convertvector((Signed)(down << 7), Wide);
    PairWords way = (PairWords)__builtin_convertvector(product >> 16, Signed);
    return __builtin_convertvector(((upper >> 1) + way + 32) >> 6, PairPixels);
}

// Eight pixels from column `first` on; line and limits are in 256ths of a pixel.
INLINE PairPixels samplePairs(const LaminaSampler *sampler, const LaminaLine *line, int32_t last, double first) {
    PairPlaces column = first + (PairPlaces){0, 1, 2, 3, 4, 5, 6, 7};
    PairPlaces x = line->x + column * line->dx, y = line->y + column * line->dy;
    if (line->dw != 0) {
        PairPlaces nearness = 1.0 / (line->w + column * line->dw);
        x *= nearness;
        y *= nearness;
    }
    x = clampedPlaces(x - 128.0, sampler->lowX, sampler->highX) + 0.5;
    y = clampedPlaces(y - 128.0, sampler->lowY, sampler->highY) + 0.5;
    PairNumbers fixedX = __builtin_convertvector(x, PairNumbers), fixedY = __builtin_convertvector(y, PairNumbers);
    PairNumbers row = fixedY >> 8, upper = row * sampler->stride + (fixedX >> 8);
    PairNumbers lower = upper + ((row < sampler->lastY) & sampler->stride);
    PairNumbers isLast = lower >= last;
    PairWords right = fourFractions(fixedX), down = fourFractions(fixedY);
    // The pixel at `last` ends the memory, and so it is fetched with the one before it; its right neighbour counts nothing.
    if (__builtin_expect(!isAnySet(isLast), 1))
        return bilinearPairs(fetchPairs(sampler->pixels, upper), fetchPairs(sampler->pixels, lower), right, down);
    PairNumbers wasLast = upper >= last;
    Pairs top = fetchPairs(sampler->pixels, upper + wasLast), bottom = fetchPairs(sampler->pixels, lower + isLast);
    return bilinearPairs(
        top >> (__builtin_convertvector(wasLast, Pairs) & 32), bottom >> (__builtin_convertvector(isLast, Pairs) & 32), right,
        down);
}

static void sampleLinearByPairs(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line) {
    // A picture of one pixel has no pair.
    if (sampler.lastX + sampler.lastY == 0) return sampleLinear(destination, count, sampler, line);
    // Powers of two change no digit of a number.
    line.x *= 256;
    line.y *= 256;
    line.dx *= 256;
    line.dy *= 256;
    sampler.lowX *= 256;
    sampler.lowY *= 256;
    sampler.highX *= 256;
    sampler.highY *= 256;
    int32_t last = sampler.lastY * sampler.stride + sampler.lastX;
    size_t i = 0;
    for (; i + PAIRS <= count; i += PAIRS) {
        PairPixels pixels = samplePairs(&sampler, &line, last, (double)(line.first + (int32_t)i));
        memcpy(destination + i, &pixels, sizeof pixels);
    }
    if (i < count) {
        PairPixels pixels = samplePairs(&sampler, &line, last, (double)(line.first + (int32_t)i));
#if LANES == 16
        _mm256_mask_storeu_epi32(destination + i, (__mmask8)((1u << (count - i)) - 1), (__m256i)pixels);
#else
        storeFew(destination + i, (Bytes)pixels, count - i);
#endif
    }
}
