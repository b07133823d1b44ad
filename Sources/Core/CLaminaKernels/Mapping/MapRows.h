// Small pictures under an affine map: all rows in one call. Each row's coverage is summed from the cells just before the row is painted.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Blending/BlendRows.h"
#include "../Coverage/QuadRows.h"
#include "../Lanes/Inline.h"
#include "../Sampling/SampleRows.h"

// The pixels of one row that are painted, with their coverage and sampling positions.
typedef struct {
    uint32_t *pixels;
    const uint8_t *coverage;
    size_t count;
    LaminaLine line;
} MapRow;

// The state while a small picture is painted.
typedef struct {
    uint32_t *destination;
    size_t stride;
    // The width of the parallelogram's bounds, of which only `part` is painted.
    int32_t width;
    LaminaPart part;
    LaminaMap map;
    QuadGrid grid;
    // The coverage values of the current row.
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

// Returns the sampling positions of a row's pixels, from column `start` on. Row and column are relative to the parallelogram's bounds.
INLINE LaminaLine mapLine(const LaminaMap *map, int32_t row, int32_t start) {
    double centerX = 0.5, centerY = (double)(map->firstRow + row) + 0.5;
    return (LaminaLine){
        map->a * centerX + map->c * centerY + map->tx, map->b * centerX + map->d * centerY + map->ty, 1, map->a, map->b, 0,
        map->firstColumn + start};
}

// Computes the coverage of a row and clips the row to the part. The result is valid until the next call, which overwrites the coverage values.
INLINE MapRow mapRow(MapRows *rows, int32_t row) {
    LaminaCoveredRow covered = sweepQuadRow(&rows->grid, row, rows->width, rows->values);
    int32_t end = covered.x + covered.count;
    int32_t start = covered.x > rows->part.left ? covered.x : rows->part.left, limit = end < rows->part.right ? end : rows->part.right;
    if (limit <= start) return (MapRow){rows->destination, rows->values, 0, {0}};
    return (MapRow){
        rows->destination + (size_t)(row - rows->part.top) * rows->stride + (start - rows->part.left),
        rows->values + covered.first + (start - covered.x), (size_t)(limit - start), mapLine(&rows->map, row, start)};
}

// The kernel `overMapped` for SSE2 and NEON, and for pictures of one pixel: samples a whole row into an array, then composites it.
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
