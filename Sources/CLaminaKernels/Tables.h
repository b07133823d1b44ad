// The tables of this library; which of them exist depends on the architecture.
#ifndef LAMINA_TABLES_H
#define LAMINA_TABLES_H

#if defined(__x86_64__)
#include <immintrin.h>
#endif
#include <math.h>
#include <string.h>

#include "CLaminaKernels.h"

extern const LaminaKernels laminaBaselineKernels;
#if defined(__x86_64__)
extern const LaminaKernels laminaAVX2Kernels;
extern const LaminaKernels laminaAVX512Kernels;
extern const LaminaKernels laminaAVX512VBMIKernels;

/// `overSolidRuns` with eight pixels in each step.
void laminaSolidRunsByEight(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns shape, LaminaPart part);
#endif

#endif
