#include "Tables.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"))), apply_to = function)
#define LANES 16
#define PERMUTES_BYTES 1
#include "RowKernels.h"
#pragma clang attribute pop

const LaminaKernels laminaAVX512VBMIKernels = KERNEL_TABLE("avx512vbmi");
#endif
