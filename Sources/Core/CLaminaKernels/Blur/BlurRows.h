// Blurs coverage by direct convolution with one-dimensional weights, first down the columns, then along the rows.
//
// Pixels are processed in blocks. The loop over the taps is outside the loop over a block's pixels, so that the block's sums stay in registers.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The number of pixels per block.
#define SUMS (8 * LANES)

static void blurDown(
    uint16_t *destination, const uint8_t *rows, ptrdiff_t stride, size_t count, const uint16_t *weights, size_t taps) {
    size_t i = 0;
    for (; i + SUMS <= count; i += SUMS) {
        uint32_t sums[SUMS] = {0};
        for (size_t k = 0; k < taps; k++)
            for (size_t j = 0; j < SUMS; j++) sums[j] += (uint32_t)weights[k] * rows[(ptrdiff_t)k * stride + (ptrdiff_t)(i + j)];
        // Weights have 16 fractional bits, so a shift by 8 leaves 8 whole and 8 fractional bits. Adding 128 rounds to nearest.
        for (size_t j = 0; j < SUMS; j++) destination[i + j] = (uint16_t)((sums[j] + 128) >> 8);
    }
    for (; i < count; i++) {
        uint32_t sum = 0;
        for (size_t k = 0; k < taps; k++) sum += (uint32_t)weights[k] * rows[(ptrdiff_t)k * stride + (ptrdiff_t)i];
        destination[i] = (uint16_t)((sum + 128) >> 8);
    }
}

static void blurAcross(uint8_t *destination, const uint16_t *source, size_t count, const uint16_t *weights, size_t taps) {
    size_t i = 0;
    for (; i + SUMS <= count; i += SUMS) {
        uint32_t sums[SUMS] = {0};
        for (size_t k = 0; k < taps; k++)
            for (size_t j = 0; j < SUMS; j++) sums[j] += (uint32_t)weights[k] * source[i + j + k];
        // Products have 24 fractional bits, 16 of the weight and 8 of the source. Adding 2²³ rounds to nearest.
        for (size_t j = 0; j < SUMS; j++) destination[i + j] = (uint8_t)((sums[j] + (1u << 23)) >> 24);
    }
    for (; i < count; i++) {
        uint32_t sum = 0;
        for (size_t k = 0; k < taps; k++) sum += (uint32_t)weights[k] * source[i + k];
        destination[i] = (uint8_t)((sum + (1u << 23)) >> 24);
    }
}
