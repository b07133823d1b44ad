// OVER_MAPPED: the kernel `overMapped` for this instruction set.
#pragma once

#include "FixedRows.h"
#include "MapPairs.h"
#include "MapRows.h"

#if LANES == 16
#define OVER_MAPPED overMappedBySixteen
#elif LANES == 8
#define OVER_MAPPED overMappedByPairs
#else
#define OVER_MAPPED overMappedApart
#endif
