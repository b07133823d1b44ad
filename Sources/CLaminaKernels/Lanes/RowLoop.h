// The loop of most kernels, and names for the operands of its steps.
#pragma once

#include <stddef.h>

#include "Lanes.h"

// The loop of a kernel: WHOLE computes LANES pixels at index i, REST the last `left` < LANES pixels.
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
