#include "Tables.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define LANES 16
// 512-bit vectors lower the clock frequency of these processors, also for the code around them. Short runs of one colour do not gain enough to repay
// that, so they use the loop for AVX2.
#define OVER_SOLID_RUNS laminaSolidRunsByEight
#include "RowKernels.h"
#pragma clang attribute pop

const LaminaKernels laminaAVX512Kernels = KERNEL_TABLE("avx512");
#endif
