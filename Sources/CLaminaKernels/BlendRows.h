// Rows onto rows. Each kernel is one step on LANES pixels; a last step on fewer handles what is left.

// Saturates, so that a pixel whose colour exceeds its alpha grows too bright instead of wrapping around.
INLINE Bytes overStep(Bytes under, Bytes source) {
    return __builtin_elementwise_add_sat(source, times(under, ~alphas(source)));
}

INLINE Bytes mixStep(Bytes under, Bytes source, Bytes cover) {
    return narrow(divideBy255(widen(source) * widen(cover) + widen(under) * widen(~cover)));
}

INLINE Bytes factor(Bytes alpha, LaminaFactor f) { return ((alpha ^ f.invert) & f.mask) | f.constant; }

INLINE Bytes porterDuffStep(Bytes under, Bytes source, LaminaFactor forSource, LaminaFactor forUnder) {
    return narrow(divideBy255(
        widen(source) * widen(factor(alphas(under), forSource)) + widen(under) * widen(factor(alphas(source), forUnder))));
}

INLINE Bytes multiplyStep(Bytes under, Bytes source) {
    Words s = widen(source), u = widen(under);
    return narrow(divideBy255(s * widen(~alphas(under)) + u * widen(~alphas(source)) + s * u));
}

// The sum may pass 16 bits on the way; the difference is below 2¹⁶ again.
INLINE Bytes screenStep(Bytes under, Bytes source) {
    Words s = widen(source), u = widen(under);
    return narrow(divideBy255((s + u) * 255 - s * u));
}

#define FOR_ROW(WHOLE, REST)                                                                                                   \
    size_t i = 0;                                                                                                              \
    for (; i + LANES <= count; i += LANES) store(destination + i, WHOLE);                                                      \
    size_t left = count - i;                                                                                                   \
    if (left) storeFew(destination + i, REST, left);

#define UNDER load(destination + i)
#define SOURCE load(source + i)
#define COVER loadCovers(coverage + i)
#define FEW_UNDER loadFew(destination + i, left)
#define FEW_SOURCE loadFew(source + i, left)
#define FEW_COVER loadFewCovers(coverage + i, left)

static void over(uint32_t *destination, const uint32_t *source, size_t count) {
    FOR_ROW(overStep(UNDER, SOURCE), overStep(FEW_UNDER, FEW_SOURCE))
}

static void overCovered(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, size_t count) {
    FOR_ROW(overStep(UNDER, times(SOURCE, COVER)), overStep(FEW_UNDER, times(FEW_SOURCE, FEW_COVER)))
}

static void overSolid(uint32_t *destination, uint32_t pixel, size_t count) {
    Bytes solid = repeat(pixel);
    FOR_ROW(overStep(UNDER, solid), overStep(FEW_UNDER, solid))
}

static void overSolidCovered(uint32_t *destination, uint32_t pixel, const uint8_t *coverage, size_t count) {
    Bytes solid = repeat(pixel);
    FOR_ROW(overStep(UNDER, times(solid, COVER)), overStep(FEW_UNDER, times(solid, FEW_COVER)))
}

static void mixCovered(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, size_t count) {
    FOR_ROW(mixStep(UNDER, SOURCE, COVER), mixStep(FEW_UNDER, FEW_SOURCE, FEW_COVER))
}

static void fade(uint32_t *destination, const uint8_t *coverage, size_t count) {
    FOR_ROW(times(UNDER, COVER), times(FEW_UNDER, FEW_COVER))
}

static void porterDuff(
    uint32_t *destination, const uint32_t *source, size_t count, LaminaFactor sourceFactor, LaminaFactor destinationFactor) {
    FOR_ROW(
        porterDuffStep(UNDER, SOURCE, sourceFactor, destinationFactor),
        porterDuffStep(FEW_UNDER, FEW_SOURCE, sourceFactor, destinationFactor))
}

static void plusLighter(uint32_t *destination, const uint32_t *source, size_t count) {
    FOR_ROW(__builtin_elementwise_add_sat(UNDER, SOURCE), __builtin_elementwise_add_sat(FEW_UNDER, FEW_SOURCE))
}

static void multiply(uint32_t *destination, const uint32_t *source, size_t count) {
    FOR_ROW(multiplyStep(UNDER, SOURCE), multiplyStep(FEW_UNDER, FEW_SOURCE))
}

static void screen(uint32_t *destination, const uint32_t *source, size_t count) {
    FOR_ROW(screenStep(UNDER, SOURCE), screenStep(FEW_UNDER, FEW_SOURCE))
}
