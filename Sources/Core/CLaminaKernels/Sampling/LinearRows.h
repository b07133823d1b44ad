// The kernel `sampleLinear` for this instruction set: with gathers of pixel pairs (`PairRows.h`) where it has them, otherwise with single loads.
//
// A caller that samples many rows changes its sampler once by PREPARE_SAMPLER, and if that returns true uses SAMPLE_PREPARED for each row.
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
