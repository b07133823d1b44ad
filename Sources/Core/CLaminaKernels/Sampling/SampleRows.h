// Samples pictures under a map. Sampling positions are computed in blocks, which vectorises; pixels are then loaded one by one.
//
// On processors with gather instructions, `PairRows.h` replaces the bilinear loop.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"
#include "Places.h"

// The four nearest pixels of each position of a block.
typedef struct {
    uint32_t topLeft[BLOCK], topRight[BLOCK], bottomLeft[BLOCK], bottomRight[BLOCK];
    // The subpixel position between the left and the right, and between the top and the bottom pixels, in 1/256 pixel, 0...255.
    uint32_t right[BLOCK], down[BLOCK];
} Corners;

// Loads the four nearest pixels of each position. The position is clamped, not each neighbour, which gives the same result: outside the picture, its
// edge pixels are repeated.
INLINE void fetchCorners(Corners *corners, const LaminaSampler *sampler, const Places *places, int steps) {
    int32_t upper[BLOCK], next[BLOCK], below[BLOCK];
    for (int k = 0; k < steps; k++) {
        int32_t x = (int32_t)(clampedTo(places->x[k] - 0.5, sampler->lowX, sampler->highX) * 256.0 + 0.5);
        int32_t y = (int32_t)(clampedTo(places->y[k] - 0.5, sampler->lowY, sampler->highY) * 256.0 + 0.5);
        corners->right[k] = x & 255;
        corners->down[k] = y & 255;
        upper[k] = (y >> 8) * sampler->stride + (x >> 8);
        next[k] = (x >> 8) < sampler->lastX;
        below[k] = (y >> 8) < sampler->lastY ? sampler->stride : 0;
    }
    // The compiler must not vectorise this loop: pixels are loaded one by one, so each index would only have to be extracted from a vector again.
#pragma clang loop vectorize(disable) unroll_count(4)
    for (int k = 0; k < steps; k++) {
        const uint32_t *pixel = sampler->pixels + upper[k];
        corners->topLeft[k] = pixel[0];
        corners->topRight[k] = pixel[next[k]];
        corners->bottomLeft[k] = pixel[below[k]];
        corners->bottomRight[k] = pixel[below[k] + next[k]];
    }
}

// Interpolates bilinearly, one channel per word; `right` and `down` are the subpixel position in 1/256 pixel.
//
// The horizontal interpolation gives 16-bit values, which are halved to 15 bits: the difference of the two rows then fits a signed word. For the
// vertical one, the product of this difference with `down` · 128 is needed only in its upper 16 bits, one instruction on every processor. The sum is
// in units of 1/64, and 32 rounds it to nearest. The result is exact where both fractions are 0 and where all four pixels are equal.
INLINE Words bilinearWords(Words topLeft, Words topRight, Words bottomLeft, Words bottomRight, Words right, Words down) {
    Words left = 256 - right;
    Words top = (topLeft * left + topRight * right) >> 1;
    Words bottom = (bottomLeft * left + bottomRight * right) >> 1;
    Words way = highProducts(bottom - top, down << 7);
    return ((top >> 1) + way + 32) >> 6;
}

// Interpolates LANES pixels bilinearly.
INLINE Bytes bilinear(Bytes topLeft, Bytes topRight, Bytes bottomLeft, Bytes bottomRight, Bytes right, Bytes down) {
    return join(
        bilinearWords(even(topLeft), even(topRight), even(bottomLeft), even(bottomRight), even(right), even(down)),
        bilinearWords(odd(topLeft), odd(topRight), odd(bottomLeft), odd(bottomRight), odd(right), odd(down)));
}

// Repeats LANES fractions, given as one number per pixel, in the four bytes of each pixel.
INLINE Bytes fraction(const uint32_t *fractions) {
    Bytes low = load(fractions);
    return __builtin_shufflevector(low, low, EVERY(LOW_BYTE));
}

INLINE void sampleLinearBlock(
    uint32_t *destination, size_t count, size_t first, int steps, const LaminaSampler *sampler, LaminaLine line) {
    Places places;
    findPlaces(&places, line, first, steps);
    Corners corners;
    fetchCorners(&corners, sampler, &places, steps);
    uint32_t result[BLOCK];
    for (int k = 0; k < steps; k += LANES)
        store(
            result + k, bilinear(
                load(corners.topLeft + k), load(corners.topRight + k), load(corners.bottomLeft + k),
                load(corners.bottomRight + k), fraction(corners.right + k), fraction(corners.down + k)));
    memcpy(destination, result, 4 * count);
}

static void sampleLinear(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line) {
    FOR_BLOCKS(sampleLinearBlock, &sampler, line)
}

INLINE void sampleNearestBlock(
    uint32_t *destination, size_t count, size_t first, int steps, const LaminaSampler *sampler, LaminaLine line) {
    Places places;
    findPlaces(&places, line, first, steps);
    int32_t nearest[BLOCK];
    for (int k = 0; k < steps; k++) {
        // Clamped positions are relative to pixel centres; adding 0.5 makes truncation round to the nearest centre.
        int32_t x = (int32_t)(clampedTo(places.x[k] - 0.5, sampler->lowX, sampler->highX) + 0.5);
        int32_t y = (int32_t)(clampedTo(places.y[k] - 0.5, sampler->lowY, sampler->highY) + 0.5);
        nearest[k] = y * sampler->stride + x;
    }
    for (size_t k = 0; k < count; k++) destination[k] = sampler->pixels[nearest[k]];
}

static void sampleNearest(uint32_t *destination, size_t count, LaminaSampler sampler, LaminaLine line) {
    FOR_BLOCKS(sampleNearestBlock, &sampler, line)
}

// Interpolates LANES pixels at the same subpixel position between each pixel and its right neighbour in two rows.
INLINE Bytes shiftedStep(const uint32_t *top, const uint32_t *bottom, Bytes right, Bytes down) {
    return bilinear(load(top), load(top + 1), load(bottom), load(bottom + 1), right, down);
}

static void sampleShifted(
    uint32_t *destination, const uint32_t *top, const uint32_t *bottom, size_t count, uint32_t fractionX, uint32_t fractionY) {
    Bytes right = repeat(fractionX * 0x01010101u), down = repeat(fractionY * 0x01010101u);
    FOR_ROW(
        shiftedStep(top + i, bottom + i, right, down),
        bilinear(
            loadFew(top + i, left), loadFew(top + i + 1, left), loadFew(bottom + i, left), loadFew(bottom + i + 1, left), right,
            down))
}
