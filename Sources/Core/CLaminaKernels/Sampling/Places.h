// Computes sampling positions along a row in blocks, so that the compiler vectorises the loops.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"

// The number of positions per block. It is large enough that single stores of fetched pixels have reached the cache before vectors of them are loaded
// again; an earlier load would stall.
#define BLOCK 64

// The block size for the rest of a row.
#define SMALL_BLOCK 16

// Calls a function for each whole block of a row, then for small blocks. The function computes 64 or 16 positions, a compile-time constant so that
// its loops vectorise, of which the last block may store fewer.
#define FOR_BLOCKS(FUNCTION, ...)                                                                                              \
    size_t i = 0;                                                                                                              \
    for (; i + BLOCK <= count; i += BLOCK) FUNCTION(destination + i, BLOCK, i, BLOCK, __VA_ARGS__);                            \
    for (; i < count; i += SMALL_BLOCK)                                                                                        \
        FUNCTION(destination + i, count - i < SMALL_BLOCK ? count - i : SMALL_BLOCK, i, SMALL_BLOCK, __VA_ARGS__);

// The sampling positions of a block, in pixels of the picture.
typedef struct {
    double x[BLOCK], y[BLOCK];
} Places;

INLINE double clampedTo(double value, double low, double high) {
    // Comparisons with NaN are false, so NaN becomes `low`.
    double raised = value > low ? value : low;
    return raised < high ? raised : high;
}

// Computes the sampling positions of `steps` pixels, from index `first` in the row on.
INLINE void findPlaces(Places *places, LaminaLine line, size_t first, int steps) {
    double column = (double)(line.first + (int32_t)first);
    if (line.dw == 0) {
        for (int k = 0; k < steps; k++) {
            double step = column + k;
            places->x[k] = line.x + step * line.dx;
            places->y[k] = line.y + step * line.dy;
        }
    } else {
        for (int k = 0; k < steps; k++) {
            double step = column + k;
            double nearness = 1.0 / (line.w + step * line.dw);
            places->x[k] = (line.x + step * line.dx) * nearness;
            places->y[k] = (line.y + step * line.dy) * nearness;
        }
    }
}
