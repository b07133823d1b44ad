// The kernel tables, one per instruction set of the architecture.
#pragma once

// All system headers that kernels use are included here, before a file chooses the target of its instruction set. Otherwise the target would apply to
// the inline functions of these headers too.
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
