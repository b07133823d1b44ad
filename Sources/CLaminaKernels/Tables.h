// The kernel tables of this library; the architecture decides which of them exist.
#pragma once

// The system's headers that any kernel includes. They must come before a file chooses the target of its instruction set, which would otherwise
// apply to their functions too.
#include <math.h>
#include <string.h>

#include "CLaminaKernels.h"
#include "Lanes/Intrinsics.h"

extern const LaminaKernels laminaBaselineKernels;
#if defined(__x86_64__)
extern const LaminaKernels laminaAVX2Kernels;
extern const LaminaKernels laminaAVX512Kernels;
extern const LaminaKernels laminaAVX512VBMIKernels;

/// `overSolidRuns` compiled for AVX2, eight pixels per step.
void laminaSolidRunsByEight(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns shape, LaminaPart part);
#endif
