#include "Tables.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LANES 8
#include "RowKernels.h"

// Exported for the table of AVX-512; see AVX512.c.
void laminaSolidRunsByEight(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns shape, LaminaPart part) {
    overSolidRuns(destination, stride, source, shape, part);
}
#pragma clang attribute pop

const LaminaKernels laminaAVX2Kernels = KERNEL_TABLE("avx2");
#endif
