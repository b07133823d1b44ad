// The row loops, compiled once per instruction set. The including file sets the target and LANES, the number of pixels per step.
//
// Written with clang's portable vectors, so that the same text becomes SSE2, AVX2, AVX-512 and NEON code. Results are bit-identical for
// every width: integer steps always are, floating-point steps because contraction and reordering are off.
#pragma STDC FP_CONTRACT OFF

#include "Lanes.h"
#include "BlendRows.h"
#include "SolidRows.h"
#include "PackedRows.h"
#include "SampleRows.h"
#include "LevelRows.h"
#include "StretchedRows.h"
#include "CellSpan.h"
#include "QuadRows.h"
#include "MapRows.h"
#if LANES > 4
#include "PairRows.h"
#include "MapPairs.h"
#define SAMPLE_LINEAR sampleLinearByPairs
#define SAMPLE_PREPARED samplePairsRow
#define PREPARE_SAMPLER(SAMPLER) preparePairs(SAMPLER)
#else
#define SAMPLE_LINEAR sampleLinear
#define SAMPLE_PREPARED(DESTINATION, COUNT, SAMPLER, LINE) sampleLinear(DESTINATION, COUNT, *(SAMPLER), LINE)
#define PREPARE_SAMPLER(SAMPLER) 0
#endif
#include "PictureRuns.h"
#if LANES == 16
#include "FixedRows.h"
#define OVER_MAPPED overMappedBySixteen
#elif LANES == 8
#define OVER_MAPPED overMappedByPairs
#else
#define OVER_MAPPED overMappedApart
#endif
#include "RampRows.h"
#include "BlurRows.h"
#include "RecursiveRows.h"
#include "CellRows.h"
#include "CellLines.h"
#include "CellRuns.h"
#include "PlaneRows.h"

#define KERNEL_TABLE(NAME)                                                                                                     \
    {                                                                                                                          \
        .name = NAME, .over = over, .overCovered = overCovered, .overFaded = overFaded, .overSolid = overSolid,                \
        .overSolidCovered = overSolidCovered, .overSolidRuns = OVER_SOLID_RUNS, .overPixelRuns = overPixelRuns,                  \
        .overSampledRuns = overSampledRuns, .overPacked = overPacked,                                                          \
        .mixCovered = mixCovered, .fade = fade, .porterDuff = porterDuff,                                                      \
        .plusLighter = plusLighter, .multiply = multiply, .screen = screen, .sampleLinear = SAMPLE_LINEAR,                     \
        .sampleNearest = sampleNearest, .sampleShifted = sampleShifted, .sampleLevel = sampleLevel,                            \
        .overStretched = overStretched, .overMapped = OVER_MAPPED,                                                             \
        .rampLinear = rampLinear, .rampRadial = rampRadial, .rampConic = rampConic,                                            \
        .blurDown = blurDown, .blurAcross = blurAcross, .blurRecursively = blurRecursively,                                    \
        .addLines = addLines, .sumRows = sumRows, .coverQuad = coverQuad, .toPlanes = toPlanes                                 \
    }
