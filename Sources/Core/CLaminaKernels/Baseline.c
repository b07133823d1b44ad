// The instruction set that every processor of the architecture has: SSE2 on x86-64, NEON on 64-bit ARM.
#include "Tables.h"

#define LANES 4
#include "RowKernels.h"

#if defined(__x86_64__)
#define BASELINE_NAME "sse2"
#elif defined(__aarch64__)
#define BASELINE_NAME "neon"
#else
#define BASELINE_NAME "baseline"
#endif

const LaminaKernels laminaBaselineKernels = KERNEL_TABLE(BASELINE_NAME);
