// Adds the lines of a polygon to the rasteriser's cells: the C twin of `CellGrid+Lines.swift`, with the same operations in the same order, so that
// the results have the same bits. The arithmetic is explained there.
//
// Coordinates are in pixels, relative to the band's upper left corner.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "CellSpan.h"

// Marks the blocks of eight cells `first`...`last` of a row, one bit per block.
INLINE void markCells(const LaminaCells *grid, int row, int first, int last) {
    uint64_t *marks = grid->marks + (size_t)row * (size_t)grid->wordsPerRow;
    for (int block = first; block <= last; block++) marks[block >> 6] |= (uint64_t)1 << (block & 63);
}

// Adds the part of a line inside one row, between the x coordinates `low` and `high`, and marks the cells that it may make non-zero.
INLINE void addCellSpan(const LaminaCells *grid, int row, double low, double high, int32_t cover) {
    CellRange touched = addSpan(grid->cells + (size_t)row * (size_t)grid->stride, low, high, cover);
    markCells(grid, row, touched.first >> 3, (touched.end - 1) >> 3);
}

// Splits a line, given from top to bottom, at the boundaries between rows, starting in row `row`. `sign` is 1 when the polygon runs down along the
// line, -1 when it runs up. `level` is the height reached so far, in units of 2⁻¹⁶.
INLINE void addCellRows(
    const LaminaCells *grid, int row, double topX, double topY, double bottomX, double bottomY, int32_t sign) {
    double slope = (bottomX - topX) / (bottomY - topY), low = lesser(topX, bottomX), high = greater(topX, bottomX);
    double x = topX, y = (double)(row + 1);
    int32_t level = roundedNumber(topY * 65536);
    for (; y < bottomY; y += 1) {
        double nextX = greater(low, lesser(high, topX + (y - topY) * slope));
        int32_t nextLevel = (row + 1) * 65536;
        addCellSpan(grid, row, lesser(x, nextX), greater(x, nextX), sign * (nextLevel - level));
        row += 1;
        x = nextX;
        level = nextLevel;
    }
    addCellSpan(grid, row, lesser(x, bottomX), greater(x, bottomX), sign * (roundedNumber(bottomY * 65536) - level));
}

// Adds a line that lies entirely inside the grid, in either direction.
INLINE void addInnerLine(const LaminaCells *grid, double x0, double y0, double x1, double y1) {
    int row = roundedNumber(lesser(y0, y1) - 0.5);
    if (greater(y0, y1) <= (double)(row + 1)) {
        // Both ends are rounded before the subtraction, not the difference after it: the covers of a closed outline then add up to exactly 0.
        int32_t cover = roundedNumber(y1 * 65536) - roundedNumber(y0 * 65536);
        if (cover != 0) addCellSpan(grid, row, lesser(x0, x1), greater(x0, x1), cover);
    } else if (y0 < y1) {
        addCellRows(grid, row, x0, y0, x1, y1, 1);
    } else {
        addCellRows(grid, row, x1, y1, x0, y0, -1);
    }
}

// Adds consecutive lines of a polygon that lie inside the grid. Returns the index of the end point of the first line that leaves the grid, or
// `count`.
static size_t addLines(LaminaCells grid, const double *points, size_t count, size_t first, const double *previous) {
    double left = (double)grid.minX, top = (double)grid.minY, right = (double)grid.width, bottom = (double)grid.height;
    double x0 = previous[0] - left, y0 = previous[1] - top;
    for (size_t i = first; i < count; i++) {
        // Stops at the first line that needs clipping, which the caller adds. Written so that NaN counts as outside.
        double x1 = points[2 * i] - left, y1 = points[2 * i + 1] - top;
        if (!(x0 >= 0 && x1 >= 0 && y0 >= 0 && y1 >= 0 && x0 <= right && x1 <= right && y0 <= bottom && y1 <= bottom)) return i;
        addInnerLine(&grid, x0, y0, x1, y1);
        x0 = x1;
        y0 = y1;
    }
    return count;
}
