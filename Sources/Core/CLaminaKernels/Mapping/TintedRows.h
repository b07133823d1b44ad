// The kernel `overTinted`: small pictures under an affine map, multiplied by a colour, composited over or added to the destination.
//
// `overMapped` draws pictures without a tint faster.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Blending/BlendRows.h"
#include "../Lanes/Inline.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"
#include "../Sampling/LinearRows.h"
#include "MapRows.h"

// Composites a row, multiplied by a tint and by each pixel's coverage times an opacity, over the destination.
INLINE void overTintedRow(
    uint32_t *destination, const uint32_t *source, const uint8_t *coverage, Bytes share, Bytes tint, size_t count) {
    FOR_ROW(
        overStep(UNDER, times(times(SOURCE, tint), times(COVER, share))),
        overStep(FEW_UNDER, times(times(FEW_SOURCE, tint), times(FEW_COVER, share))))
}

// Adds a row, multiplied by a tint and by each pixel's coverage times an opacity, to the destination; channels saturate.
INLINE void addTintedRow(
    uint32_t *destination, const uint32_t *source, const uint8_t *coverage, Bytes share, Bytes tint, size_t count) {
    FOR_ROW(
        __builtin_elementwise_add_sat(UNDER, times(times(SOURCE, tint), times(COVER, share))),
        __builtin_elementwise_add_sat(FEW_UNDER, times(times(FEW_SOURCE, tint), times(FEW_COVER, share))))
}

static void overTinted(
    uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, uint32_t tint, int isAdded,
    LaminaSampler sampler, LaminaMap map) {
    MapRows rows;
    beginMapRows(&rows, destination, stride, quad, part, &map);
    int isPrepared = PREPARE_SAMPLER(&sampler);
    Bytes share = repeat(opacity * 0x01010101u), color = repeat(tint | 0xFF000000u);
    uint32_t source[LaminaQuadSide];
    for (int32_t y = part.top; y < part.bottom; y++) {
        MapRow row = mapRow(&rows, y);
        if (row.count == 0) continue;
        if (isPrepared) SAMPLE_PREPARED(source, row.count, &sampler, row.line);
        else sampleLinear(source, row.count, sampler, row.line);
        if (isAdded) addTintedRow(row.pixels, source, row.coverage, share, color, row.count);
        else overTintedRow(row.pixels, source, row.coverage, share, color, row.count);
    }
}
