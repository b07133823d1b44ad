// Composites rows of pixels. Every kernel repeats one step on LANES pixels; a last, partial step handles the remaining pixels.
//
// `under` are the destination's pixels before the step.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"

// Source over: source + under · (1 − source alpha). The addition saturates, so that a source pixel whose colour exceeds its alpha, which
// premultiplied pixels should not, becomes too bright instead of wrapping around.
INLINE Bytes overStep(Bytes under, Bytes source) {
    return __builtin_elementwise_add_sat(source, timesWords(under, even(~alphas(source))));
}

// Interpolates from `under` to `source` by `cover` / 255. The sum of both products is at most 255·255, so that it is divided exactly, and rounded
// once.
INLINE Words mixWords(Words under, Words source, Words cover) { return divideBy255(source * cover + under * (255 - cover)); }

INLINE Bytes mixStep(Bytes under, Bytes source, Bytes cover) {
    return join(mixWords(even(under), even(source), even(cover)), mixWords(odd(under), odd(source), odd(cover)));
}

// Returns the factor of a Porter–Duff operator for an alpha: 0, 255, alpha or 255 − alpha, selected by bit operations instead of a branch.
INLINE Bytes factor(Bytes alpha, LaminaFactor f) { return ((alpha ^ f.invert) & f.mask) | f.constant; }

INLINE Bytes porterDuffStep(Bytes under, Bytes source, LaminaFactor forSource, LaminaFactor forUnder) {
    Bytes sourceShare = factor(alphas(under), forSource), underShare = factor(alphas(source), forUnder);
    return join(
        divideSumBy255(even(source) * even(sourceShare) + even(under) * even(underShare)),
        divideSumBy255(odd(source) * odd(sourceShare) + odd(under) * odd(underShare)));
}

// The blend mode "multiply": source · (1 − under alpha) + under · (1 − source alpha) + source · under. If a pixel's colour exceeds its alpha, the sum
// may exceed 255·255; `divideSumBy255` then wraps around in the same way for every instruction set.
INLINE Words multiplyWords(Words under, Words source, Words underClear, Words sourceClear) {
    return divideSumBy255(source * underClear + under * sourceClear + source * under);
}

INLINE Bytes multiplyStep(Bytes under, Bytes source) {
    Bytes underClear = ~alphas(under), sourceClear = ~alphas(source);
    return join(
        multiplyWords(even(under), even(source), even(underClear), even(sourceClear)),
        multiplyWords(odd(under), odd(source), odd(underClear), odd(sourceClear)));
}

// The blend mode "screen": s + d − s · d, in units of 1/255. (s + d) · 255 may exceed 16 bits, but the difference fits, and is correct, because words
// wrap modulo 2¹⁶.
INLINE Words screenWords(Words under, Words source) { return divideBy255((source + under) * 255 - source * under); }

INLINE Bytes screenStep(Bytes under, Bytes source) {
    return join(screenWords(even(under), even(source)), screenWords(odd(under), odd(source)));
}

static void over(uint32_t *destination, const uint32_t *source, size_t count) {
    FOR_ROW(overStep(UNDER, SOURCE), overStep(FEW_UNDER, FEW_SOURCE))
}

static void overCovered(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, uint8_t opacity, size_t count) {
    if (opacity == 255) {
        FOR_ROW(overStep(UNDER, times(SOURCE, COVER)), overStep(FEW_UNDER, times(FEW_SOURCE, FEW_COVER)))
    } else {
        Bytes share = repeat(opacity * 0x01010101u);
        FOR_ROW(
            overStep(UNDER, times(SOURCE, times(COVER, share))),
            overStep(FEW_UNDER, times(FEW_SOURCE, times(FEW_COVER, share))))
    }
}

// Loads pixels, and prefetches those 1024 pixels (4 KiB) farther on, for sources that come from memory rather than the cache.
INLINE Bytes loadAhead(const uint32_t *pixels) {
    __builtin_prefetch(pixels + 1024);
    return load(pixels);
}

static void overFaded(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count) {
    Bytes share = repeat(opacity * 0x01010101u);
    FOR_ROW(overStep(UNDER, times(loadAhead(source + i), share)), overStep(FEW_UNDER, times(FEW_SOURCE, share)))
}

// A single colour, with the values that are computed once for all steps of a loop.
typedef struct {
    // The premultiplied pixel in all lanes, and its even and odd bytes as words.
    Bytes pixel;
    Words even, odd;
    // 255 − alpha, by which the pixels under the colour are multiplied.
    Words rest;
} Solid;

INLINE Solid solidOf(uint32_t pixel) {
    Bytes all = repeat(pixel);
    return (Solid){all, even(all), odd(all), (Words){} + (uint16_t)(255 - (pixel >> 24))};
}

// Composites one colour over pixels.
INLINE Bytes solidStep(Bytes under, Solid solid) { return __builtin_elementwise_add_sat(solid.pixel, timesWords(under, solid.rest)); }

// Composites one colour, multiplied by coverage, over pixels. The four bytes of a pixel's coverage are equal, so its even bytes serve for the odd
// channels too.
INLINE Bytes coveredSolidStep(Bytes under, Solid solid, Bytes cover) {
    return overStep(under, join(divideBy255(solid.even * even(cover)), divideBy255(solid.odd * even(cover))));
}

// Composites one colour over a row.
INLINE void lay(uint32_t *destination, Solid solid, size_t count) { FOR_ROW(solidStep(UNDER, solid), solidStep(FEW_UNDER, solid)) }

// Composites one colour, multiplied by coverage, over a row.
INLINE void layCovered(uint32_t *destination, Solid solid, const uint8_t *coverage, size_t count) {
    FOR_ROW(coveredSolidStep(UNDER, solid, COVER), coveredSolidStep(FEW_UNDER, solid, FEW_COVER))
}

static void overSolid(uint32_t *destination, uint32_t pixel, size_t count) { lay(destination, solidOf(pixel), count); }

static void overSolidCovered(uint32_t *destination, uint32_t pixel, const uint8_t *coverage, size_t count) {
    layCovered(destination, solidOf(pixel), coverage, count);
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
