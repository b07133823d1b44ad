// All kernels, compiled once per instruction set: each including file sets the compilation target and LANES, the number of pixels per vector, and
// then builds its table.
//
// They are written with clang's portable vectors, so that the same text becomes SSE2, AVX2, AVX-512 and NEON code. Results are bit-identical for
// every width: integer steps always are, floating-point steps because the compiler neither reorders them nor contracts them to fused operations. The
// pragma precedes the headers, so that it holds in all of them; their own order does not matter.
#pragma once

#pragma STDC FP_CONTRACT OFF

#include "Blending/BlendRows.h"
#include "Blending/PackedRows.h"
#include "Blending/PictureRuns.h"
#include "Blending/SolidRows.h"
#include "Blur/BlurRows.h"
#include "Blur/RecursiveRows.h"
#include "Coverage/CellLines.h"
#include "Coverage/CellRuns.h"
#include "Coverage/QuadRows.h"
#include "Mapping/MappedRows.h"
#include "Mapping/TintedRows.h"
#include "Sampling/LevelRows.h"
#include "Sampling/LinearRows.h"
#include "Sampling/RampRows.h"
#include "Sampling/SampleRows.h"
#include "Sampling/StretchedRows.h"
#include "Video/PlaneRows.h"

// A table's initialiser. The capitalised functions are macros for those kernels that differ between instruction sets.
#define KERNEL_TABLE(NAME)                                                                                                     \
    {                                                                                                                          \
        .name = NAME, .over = over, .overCovered = overCovered, .overFaded = overFaded, .overSolid = overSolid,                \
        .overSolidCovered = overSolidCovered, .overSolidRuns = OVER_SOLID_RUNS, .overPixelRuns = overPixelRuns,                  \
        .overSampledRuns = overSampledRuns, .overPacked = overPacked,                                                          \
        .mixCovered = mixCovered, .fade = fade, .porterDuff = porterDuff,                                                      \
        .plusLighter = plusLighter, .multiply = multiply, .screen = screen, .sampleLinear = SAMPLE_LINEAR,                     \
        .sampleNearest = sampleNearest, .sampleShifted = sampleShifted, .sampleLevel = sampleLevel,                            \
        .overStretched = overStretched, .overMapped = OVER_MAPPED, .overTinted = overTinted,                                   \
        .rampLinear = rampLinear, .rampRadial = rampRadial, .rampConic = rampConic,                                            \
        .blurDown = blurDown, .blurAcross = blurAcross, .blurRecursively = blurRecursively,                                    \
        .addLines = addLines, .sumRows = sumRows, .coverQuad = coverQuad, .toPlanes = toPlanes                                 \
    }
