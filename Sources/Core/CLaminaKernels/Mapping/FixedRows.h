// Small pictures under an affine map, sixteen pixels at a time with AVX-512: sampled bilinearly, multiplied by coverage and opacity, and composited.
//
// Sampling positions are stepped in 32-bit fixed point, which is faster than floating point. A position has 23 fractional bits: the 8 bits of the
// subpixel position, in 1/256 pixel, and FIXED_BITS more. If rounding errors leave open in which 1/256 pixel a position lies, the step is recomputed
// in floating point; the results are therefore bit-identical to the other kernels.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Coverage/CellSpan.h"
#include "../Coverage/QuadRows.h"
#include "../Lanes/Inline.h"
#include "../Lanes/Intrinsics.h"
#include "../Lanes/Lanes.h"
#include "../Sampling/PairRows.h"
#include "MapPairs.h"
#include "MapRows.h"

#if LANES == 16

#define FIXED_BITS 15
// An upper bound of a position's error, in units of its lowest bit. The start, the lane's offset and up to three steps of sixteen pixels are rounded
// by at most 1/2 each.
#define FIXED_DOUBT 4

// Sixteen pixels as words need two registers. These are the pixels in each half: `unpacklo` and `unpackhi` split every 128-bit part of a register
// separately, and packing the halves restores the order of the pixels.
#define FIRST_OF_SIXTEEN {0, 1, 4, 5, 8, 9, 12, 13}
#define SECOND_OF_SIXTEEN {2, 3, 6, 7, 10, 11, 14, 15}

// Sixteen pixels with their channels as words, in two halves.
typedef struct {
    PairWords half[2];
} SixteenWords;

// A picture and its map, in fixed point.
typedef struct {
    LaminaSampler sampler;
    // The index of the last pixel that may be read.
    int32_t last;
    // The offsets of a step's sixteen positions from its first one, and the distance from one step to the next.
    Numbers laneX, laneY;
    int32_t stepX, stepY;
    // The limits to which positions are clamped, in 1/256 pixel.
    int32_t lowX, lowY, highX, highY;
    // A mask that selects the low byte of each 16-bit word.
    __mmask64 lowBytes;
} FixedMap;

// Returns `step` · k, rounded to whole numbers, for sixteen pixels k in the order of the two halves.
INLINE Numbers fixedLanes(double step) {
    PairPlaces first = FIRST_OF_SIXTEEN, second = SECOND_OF_SIXTEEN;
    __m256i low = _mm512_cvtpd_epi32((__m512d)(first * step)), high = _mm512_cvtpd_epi32((__m512d)(second * step));
    return (Numbers)_mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

// Prepares the map; the sampler's limits are already in 1/256 pixel.
INLINE FixedMap fixedMap(const LaminaSampler *sampler, const LaminaMap *map) {
    const double scale = 256 << FIXED_BITS;
    FixedMap fixed = {
        .sampler = *sampler, .last = lastPixel(sampler), .laneX = fixedLanes(map->a * scale), .laneY = fixedLanes(map->b * scale),
        .stepX = roundedNumber(map->a * scale * 16), .stepY = roundedNumber(map->b * scale * 16),
        .lowX = (int32_t)(sampler->lowX + 0.5), .lowY = (int32_t)(sampler->lowY + 0.5), .highX = (int32_t)(sampler->highX + 0.5),
        .highY = (int32_t)(sampler->highY + 0.5), .lowBytes = 0x5555555555555555};
    // Hides the value from clang, which would replace a constant mask by an additional instruction.
    __asm__("" : "+k"(fixed.lowBytes));
    return fixed;
}

// True inside the open interval; false for NaN.
INLINE int isBetween(double low, double value, double high) { return value > low && value < high; }

// The largest position of a row's first pixel and the largest distance from one pixel to the next, in 1/256 pixel. Up to these limits, the positions
// of 64 pixels and of one more step do not overflow 32-bit fixed point.
#define LARGEST_STEP 320
#define LARGEST_START 40000

// Drops the FIXED_BITS lowest bits of positions, which leaves 1/256 pixel, and clamps the results.
INLINE Numbers fixedLimited(Numbers place, int32_t low, int32_t high) {
    Numbers whole = place >> FIXED_BITS;
    return (Numbers)_mm512_min_epi32(_mm512_max_epi32((__m512i)whole, _mm512_set1_epi32(low)), _mm512_set1_epi32(high));
}

// Returns the lanes whose positions are within FIXED_DOUBT of a boundary between two 1/256 pixels, so that the error may have moved them across it.
INLINE __mmask16 doubtfulLanes(Numbers place) {
    const int32_t sure = (1 << FIXED_BITS) - 2 * FIXED_DOUBT;
    // After FIXED_DOUBT is added, such a position lies less than 2 · FIXED_DOUBT = 8 behind the boundary: of its FIXED_BITS bits, all but the lowest
    // three are 0.
    return _mm512_testn_epi32_mask((__m512i)(place + FIXED_DOUBT), _mm512_set1_epi32(sure));
}

// Returns the lower or the upper eight numbers.
INLINE PairNumbers halfOf(Numbers numbers, int half) {
    return (PairNumbers)(half ? _mm512_extracti64x4_epi64((__m512i)numbers, 1) : _mm512_castsi512_si256((__m512i)numbers));
}

// The indices of the lowest byte of number P of a half, once for each word of its pixel; the index 0 between them is masked out.
#define FIRST_BYTE_AS_PAIR(P) 4 * (P), 0, 4 * (P), 0, 4 * (P), 0, 4 * (P), 0
#define SECOND_BYTE_AS_PAIR(P) 4 * (P) + 32, 0, 4 * (P) + 32, 0, 4 * (P) + 32, 0, 4 * (P) + 32, 0

// Copies the lowest eight bits of each number of a half, the fraction of a position, to the four words of its pixel.
INLINE PairWords halfFractions(Numbers numbers, int half, __mmask64 lowBytes) {
#if PERMUTES_BYTES
    const PairBytes indices[2] = {{EVERY_PAIR(FIRST_BYTE_AS_PAIR)}, {EVERY_PAIR(SECOND_BYTE_AS_PAIR)}};
    return (PairWords)_mm512_maskz_permutexvar_epi8(lowBytes, (__m512i)indices[half], (__m512i)numbers);
#else
    return fourFractions(halfOf(numbers, half));
#endif
}

// Samples sixteen pixels bilinearly at the fixed-point positions `x` and `y`. The fallback computes them again in floating point, from `line` and the
// column `first` of the first pixel.
INLINE SixteenWords sampleSixteen(const FixedMap *map, Numbers x, Numbers y, const LaminaLine *line, double first) {
    const LaminaSampler *sampler = &map->sampler;
    Numbers column = fixedLimited(x, map->lowX, map->highX), row = fixedLimited(y, map->lowY, map->highY);
    Numbers upper = (row >> 8) * sampler->stride + (column >> 8);
    // The row below, or at the bottom edge the same row: a true comparison is all ones, so `&` yields the stride or 0.
    Numbers lower = upper + (((row >> 8) < sampler->lastY) & sampler->stride);
    __mmask16 odd = doubtfulLanes(x) | doubtfulLanes(y) | _mm512_cmpge_epi32_mask((__m512i)lower, _mm512_set1_epi32(map->last));
    // The fallback also handles the last pixel of the picture, whose right neighbour would lie outside the memory.
    if (__builtin_expect(odd != 0, 0)) {
        return (SixteenWords){
            samplePairsAt(first + (PairPlaces)FIRST_OF_SIXTEEN, sampler, line, map->last),
            samplePairsAt(first + (PairPlaces)SECOND_OF_SIXTEEN, sampler, line, map->last)};
    }
    SixteenWords words;
    for (int half = 0; half < 2; half++)
        words.half[half] = bilinearPairs(
            fetchPairs(sampler->pixels, halfOf(upper, half)), fetchPairs(sampler->pixels, halfOf(lower, half)),
            halfFractions(column, half, map->lowBytes), halfFractions(row, half, map->lowBytes));
    return words;
}

// The index of the share of a half's pixel P, once for each word of the pixel: pixels 0, 1, 4, 5, … for the first half, 2, 3, 6, 7, … for the second.
#define FIRST_SHARE(P) 4 * ((P) / 2) + (P) % 2, 0, 4 * ((P) / 2) + (P) % 2, 0, 4 * ((P) / 2) + (P) % 2, 0, 4 * ((P) / 2) + (P) % 2, 0
#define SECOND_SHARE(P)                                                                                                        \
    4 * ((P) / 2) + (P) % 2 + 2, 0, 4 * ((P) / 2) + (P) % 2 + 2, 0, 4 * ((P) / 2) + (P) % 2 + 2, 0, 4 * ((P) / 2) + (P) % 2 + 2, 0

// Copies each share of a half to the four words of its pixel. A share is coverage times opacity, 0...255; the first sixteen bytes of `shares` belong
// to the sixteen pixels.
INLINE PairWords halfShares(Bytes shares, int half, __mmask64 lowBytes) {
    const PairBytes indices[2] = {{EVERY_PAIR(FIRST_SHARE)}, {EVERY_PAIR(SECOND_SHARE)}};
#if PERMUTES_BYTES
    return (PairWords)_mm512_maskz_permutexvar_epi8(lowBytes, (__m512i)indices[half], (__m512i)shares);
#else
    __m512i everywhere = _mm512_broadcast_i32x4(_mm512_castsi512_si128((__m512i)shares));
    return (PairWords)_mm512_maskz_shuffle_epi8(lowBytes, everywhere, (__m512i)indices[half]);
#endif
}

// Multiplies sixteen source pixels by their shares and composites them over `under`, as `overStep` does.
INLINE Bytes overSixteen(Bytes under, SixteenWords source, Bytes shares, __mmask64 lowBytes) {
    const __m512i zero = _mm512_setzero_si512();
    PairWords unders[2] = {
        (PairWords)_mm512_unpacklo_epi8((__m512i)under, zero), (PairWords)_mm512_unpackhi_epi8((__m512i)under, zero)};
    for (int half = 0; half < 2; half++) {
        PairWords faded = dividePairsBy255(source.half[half] * halfShares(shares, half, lowBytes));
        PairWords clear = 255 - (PairWords)__builtin_shufflevector((PairBytes)faded, (PairBytes){0}, EVERY_PAIR(ALPHA_AS_PAIR));
        source.half[half] = faded + dividePairsBy255(unders[half] * clear);
    }
    // Packing saturates, as `overStep` does.
    return (Bytes)_mm512_packus_epi16((__m512i)source.half[0], (__m512i)source.half[1]);
}

// The pixels of one row that are painted, with the cells whose running sum is their coverage.
typedef struct {
    uint32_t *pixels;
    const int32_t *cells;
    // The sum of the row's cells before the first pixel.
    int32_t sum;
    size_t count;
    LaminaLine line;
} CellRow;

// Returns the pixels of a row between the parallelogram's sides, clipped to the part.
INLINE CellRow cellRow(const MapRows *rows, int32_t row) {
    const QuadGrid *grid = &rows->grid;
    // The lines that go down and those that go up touch two ranges of cells; the row spans both.
    int32_t index = row - grid->top, sum = 0;
    const int32_t *cells = grid->cells + index * grid->stride;
    int32_t start = grid->first[0][index] < grid->first[1][index] ? grid->first[0][index] : grid->first[1][index];
    int32_t end = grid->end[0][index] > grid->end[1][index] ? grid->end[0][index] : grid->end[1][index];
    if (end > rows->width) end = rows->width;
    if (end > rows->part.right) end = rows->part.right;
    for (; start < rows->part.left && start < end; start++) sum += cells[start];
    if (end <= start) return (CellRow){rows->destination, cells, 0, 0, {0}};
    return (CellRow){
        rows->destination + (size_t)(row - rows->part.top) * rows->stride + (start - rows->part.left), cells + start, sum,
        (size_t)(end - start), mapLine(&rows->map, row, start)};
}

// Returns the running sums of sixteen cells, continued from `sum`, and sets all lanes of `sum` to the last of them.
INLINE Numbers sumsFrom(Numbers cells, Numbers *sum) {
    const __m512i zero = _mm512_setzero_si512();
    // Adding the vector shifted by 1, 2, 4 and 8 lanes leaves in each lane the sum of all lanes up to itself.
    cells += (Numbers)_mm512_alignr_epi32((__m512i)cells, zero, 15);
    cells += (Numbers)_mm512_alignr_epi32((__m512i)cells, zero, 14);
    cells += (Numbers)_mm512_alignr_epi32((__m512i)cells, zero, 12);
    cells += (Numbers)_mm512_alignr_epi32((__m512i)cells, zero, 8);
    cells += *sum;
    *sum = (Numbers)_mm512_permutexvar_epi32(_mm512_set1_epi32(15), (__m512i)cells);
    return cells;
}

// Converts sixteen winding numbers to coverage, as `shareOf` does; the results are the first sixteen bytes.
INLINE Bytes sharesOf(Numbers sums) {
    Numbers share = (Numbers)_mm512_min_epi32(_mm512_abs_epi32((__m512i)sums), _mm512_set1_epi32(65536));
    // share · 255 as a shift and a subtraction, then rounded from 16 fractional bits to a whole number.
    share = ((share << 8) - share + 32768) >> 16;
    return (Bytes)_mm512_zextsi128_si512(_mm512_cvtepi32_epi8((__m512i)share));
}

// Paints one row of at most 64 pixels; `startX` and `startY` are the position of the first one in 1/256 pixel.
INLINE void overFixedRow(const CellRow *row, Bytes opacity, const FixedMap *map, double startX, double startY) {
    const double scale = 1 << FIXED_BITS;
    Numbers x = map->laneX + roundedNumber(startX * scale), y = map->laneY + roundedNumber(startY * scale);
    Numbers sum = (Numbers){} + row->sum;
    for (size_t i = 0; i < row->count; i += LANES) {
        size_t few = row->count - i < LANES ? row->count - i : LANES;
        // Coverage is summed from the cells in registers, and never stored.
        Numbers cells = (Numbers)loadFew((const uint32_t *)row->cells + i, few);
        Bytes shares = times(sharesOf(sumsFrom(cells, &sum)), opacity);
        SixteenWords source = sampleSixteen(map, x, y, &row->line, (double)(row->line.first + (int32_t)i));
        storeFew(row->pixels + i, overSixteen(loadFew(row->pixels + i, few), source, shares, map->lowBytes), few);
        x += map->stepX;
        y += map->stepY;
    }
}

// The kernel `overMapped` for AVX-512. Falls back to slower loops for pictures of one pixel, for maps with larger steps than fixed point allows, and
// for rows that start too far away.
static void overMappedBySixteen(
    uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
    LaminaMap map) {
    const double largest = LARGEST_STEP / 256.0;
    if (!hasPairs(&sampler) || !isBetween(-largest, map.a, largest) || !isBetween(-largest, map.b, largest))
        return overMappedByPairs(destination, stride, quad, part, opacity, sampler, map);
    MapRows rows;
    beginMapRows(&rows, destination, stride, quad, part, &map);
    magnifyLimits(&sampler);
    FixedMap fixed = fixedMap(&sampler, &map);
    Bytes share = repeat(opacity * 0x01010101u);
    for (int32_t y = part.top; y < part.bottom; y++) {
        CellRow row = cellRow(&rows, y);
        if (row.count == 0) continue;
        magnifyLine(&row.line);
        // In 1/256 pixel: minus half a pixel, 128, because whole numbers are pixel centres, and plus 0.5, so that dropping bits rounds to nearest.
        double startX = row.line.x + (double)row.line.first * row.line.dx - 127.5;
        double startY = row.line.y + (double)row.line.first * row.line.dy - 127.5;
        if (isBetween(-LARGEST_START, startX, LARGEST_START) && isBetween(-LARGEST_START, startY, LARGEST_START)) {
            overFixedRow(&row, share, &fixed, startX, startY);
        // A position outside the limits, or NaN, needs the loop in floating point.
        } else {
            MapRow far = mapRow(&rows, y);
            magnifyLine(&far.line);
            overPairsRow(far, opacity, &sampler, fixed.last);
        }
    }
}

#endif
