// The bilinear loop of the instruction set: by pairs of pixels where they can be gathered, otherwise pixel by pixel.
#pragma once

#include "PairRows.h"
#include "SampleRows.h"

#if LANES > 4
#define SAMPLE_LINEAR sampleLinearByPairs
#define SAMPLE_PREPARED samplePairsRow
#define PREPARE_SAMPLER(SAMPLER) preparePairs(SAMPLER)
#else
#define SAMPLE_LINEAR sampleLinear
#define SAMPLE_PREPARED(DESTINATION, COUNT, SAMPLER, LINE) sampleLinear(DESTINATION, COUNT, *(SAMPLER), LINE)
#define PREPARE_SAMPLER(SAMPLER) 0
#endif
