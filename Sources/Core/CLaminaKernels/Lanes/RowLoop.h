// The loop of most kernels over the pixels of a row, and names for the operands in its expressions.
#pragma once

#include <stddef.h>

#include "Lanes.h"

// Fills `destination`: the expression WHOLE computes LANES pixels from index i on, and REST computes the last `left` < LANES pixels.
#define FOR_ROW(WHOLE, REST)                                                                                                   \
    size_t i = 0;                                                                                                              \
    for (; i + LANES <= count; i += LANES) store(destination + i, WHOLE);                                                      \
    size_t left = count - i;                                                                                                   \
    if (left) storeFew(destination + i, REST, left);

// The operands of WHOLE, and with FEW those of REST: destination pixels, source pixels, and coverage repeated in the bytes of its pixel.
#define UNDER load(destination + i)
#define SOURCE load(source + i)
#define COVER loadCovers(coverage + i)
#define FEW_UNDER loadFew(destination + i, left)
#define FEW_SOURCE loadFew(source + i, left)
#define FEW_COVER loadFewCovers(coverage + i, left)
