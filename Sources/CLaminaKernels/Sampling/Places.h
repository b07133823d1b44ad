// Sampling positions along a row, computed in blocks, which vectorises.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"

// The block size, large enough that stores of fetched pixels have reached the cache when the vector loop loads them again.
#define BLOCK 64

#define SMALL_BLOCK 16

// Calls a function for whole blocks, then for small ones. The number of positions is a compile-time constant in both.
#define FOR_BLOCKS(FUNCTION, ...)                                                                                              \
    size_t i = 0;                                                                                                              \
    for (; i + BLOCK <= count; i += BLOCK) FUNCTION(destination + i, BLOCK, i, BLOCK, __VA_ARGS__);                            \
    for (; i < count; i += SMALL_BLOCK)                                                                                        \
        FUNCTION(destination + i, count - i < SMALL_BLOCK ? count - i : SMALL_BLOCK, i, SMALL_BLOCK, __VA_ARGS__);

typedef struct {
    double x[BLOCK], y[BLOCK];
} Places;

INLINE double clampedTo(double value, double low, double high) {
    // Comparisons with NaN are false, so NaN becomes `low`.
    double raised = value > low ? value : low;
    return raised < high ? raised : high;
}

// Computes the positions of the pixels from index `first` on.
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
