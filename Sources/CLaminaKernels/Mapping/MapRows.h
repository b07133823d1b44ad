// Small pictures under a map: all rows in one call; each row's coverage is computed just before it is painted.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Blending/BlendRows.h"
#include "../Coverage/QuadRows.h"
#include "../Lanes/Inline.h"
#include "../Sampling/SampleRows.h"

// The covered pixels of a row inside a part, with their coverage and sampling line.
typedef struct {
    uint32_t *pixels;
    const uint8_t *coverage;
    size_t count;
    LaminaLine line;
} MapRow;

// The state of a small picture that is being painted.
typedef struct {
    uint32_t *destination;
    size_t stride;
    int32_t width;
    LaminaPart part;
    LaminaMap map;
    QuadGrid grid;
    uint8_t values[QUAD_SIDE];
} MapRows;

INLINE void beginMapRows(
    MapRows *rows, uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, const LaminaMap *map) {
    rows->destination = destination;
    rows->stride = stride;
    rows->width = quad->width;
    rows->part = part;
    rows->map = *map;
    coverQuadRows(&rows->grid, quad, part.top, part.bottom);
}

// Returns the sampling line of a row's pixels from column `start` on.
INLINE LaminaLine mapLine(const LaminaMap *map, int32_t row, int32_t start) {
    double centerX = 0.5, centerY = (double)(map->firstRow + row) + 0.5;
    return (LaminaLine){
        map->a * centerX + map->c * centerY + map->tx, map->b * centerX + map->d * centerY + map->ty, 1, map->a, map->b, 0,
        map->firstColumn + start};
}

// Computes a row's coverage and clips it to the part. The coverage is valid until the next call.
INLINE MapRow mapRow(MapRows *rows, int32_t row) {
    LaminaCoveredRow covered = sweepQuadRow(&rows->grid, row, rows->width, rows->values);
    int32_t end = covered.x + covered.count;
    int32_t start = covered.x > rows->part.left ? covered.x : rows->part.left, limit = end < rows->part.right ? end : rows->part.right;
    if (limit <= start) return (MapRow){rows->destination, rows->values, 0, {0}};
    return (MapRow){
        rows->destination + (size_t)(row - rows->part.top) * rows->stride + (start - rows->part.left),
        rows->values + covered.first + (start - covered.x), (size_t)(limit - start), mapLine(&rows->map, row, start)};
}

// The simple form for baseline processors: sample a whole row, then blend it.
static void overMappedApart(
    uint32_t *destination, size_t stride, const LaminaQuad *quad, LaminaPart part, uint8_t opacity, LaminaSampler sampler,
    LaminaMap map) {
    MapRows rows;
    beginMapRows(&rows, destination, stride, quad, part, &map);
    uint32_t source[LaminaQuadSide];
    for (int32_t y = part.top; y < part.bottom; y++) {
        MapRow row = mapRow(&rows, y);
        sampleLinear(source, row.count, sampler, row.line);
        overCovered(row.pixels, source, row.coverage, opacity, row.count);
    }
}
