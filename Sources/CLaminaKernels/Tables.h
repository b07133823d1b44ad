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
#endif

#endif
