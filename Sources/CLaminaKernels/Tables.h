// The kernel tables of this library; the architecture decides which of them exist.
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

/// `overSolidRuns` compiled for AVX2, eight pixels per step.
void laminaSolidRunsByEight(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns shape, LaminaPart part);
#endif

#endif
