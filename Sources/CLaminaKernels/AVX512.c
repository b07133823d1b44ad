#include "Tables.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define LANES 16
// Wide vectors lower the clock of these processors for everything that runs beside them. Short runs of one colour do not repay that.
#define OVER_SOLID_RUNS laminaSolidRunsByEight
#include "RowKernels.h"
#pragma clang attribute pop

const LaminaKernels laminaAVX512Kernels = KERNEL_TABLE("avx512");
#endif
