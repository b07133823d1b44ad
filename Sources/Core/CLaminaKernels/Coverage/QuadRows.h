// The coverage of a small parallelogram: the rasteriser's arithmetic on cells, but without its marks and bands, which a small shape does not need.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "CellSpan.h"

#define QUAD_SIDE LaminaQuadSide

// The accumulation buffer of the requested rows, `top` ..< `bottom`.
typedef struct {
    // One row of cells after the other, `stride` apart.
    int32_t cells[QUAD_SIDE * (QUAD_SIDE + 4)];
    // The cells of each row that may be non-zero, `first` ..< `end`: with index 0 those of lines that go down, with 1 those of lines that go up. In a
    // convex shape these are its two sides, so all cells between them are 0.
    int32_t first[2][QUAD_SIDE], end[2][QUAD_SIDE];
    int32_t stride, top, bottom;
} QuadGrid;

// Adds the part of a line inside one row, and extends the range of cells of its side.
INLINE void addQuadSpan(QuadGrid *grid, int row, double low, double high, int32_t cover, int side) {
    row -= grid->top;
    CellRange touched = addSpan(grid->cells + row * grid->stride, low, high, cover);
    if (touched.first < grid->first[side][row]) grid->first[side][row] = touched.first;
    if (touched.end > grid->end[side][row]) grid->end[side][row] = touched.end;
}

// Adds the part of a line, given from top to bottom, that lies in the requested rows. `sign` is 1 when the polygon runs down along the line, -1 when
// it runs up. The arithmetic is the same as in `addCellRows`.
static void addQuadLine(QuadGrid *grid, double topX, double topY, double bottomX, double bottomY, int32_t sign) {
    int row = roundedNumber(topY - 0.5), side = sign < 0;
    if (bottomY <= (double)(row + 1)) {
        int32_t cover = sign * (roundedNumber(bottomY * 65536) - roundedNumber(topY * 65536));
        if (cover != 0 && row >= grid->top && row < grid->bottom)
            addQuadSpan(grid, row, lesser(topX, bottomX), greater(topX, bottomX), cover, side);
        return;
    }
    double slope = (bottomX - topX) / (bottomY - topY), low = lesser(topX, bottomX), high = greater(topX, bottomX);
    double x = topX;
    int32_t level = roundedNumber(topY * 65536);
    // Skips the rows above the requested ones, by computing where the line enters the first of them.
    if (row < grid->top) {
        row = grid->top;
        if ((double)row >= bottomY) return;
        x = greater(low, lesser(high, topX + ((double)row - topY) * slope));
        level = row * 65536;
    }
    for (; (double)(row + 1) < bottomY; row++) {
        if (row >= grid->bottom) return;
        double nextX = greater(low, lesser(high, topX + ((double)(row + 1) - topY) * slope));
        int32_t nextLevel = (row + 1) * 65536;
        addQuadSpan(grid, row, lesser(x, nextX), greater(x, nextX), sign * (nextLevel - level), side);
        x = nextX;
        level = nextLevel;
    }
    if (row < grid->bottom)
        addQuadSpan(
            grid, row, lesser(x, bottomX), greater(x, bottomX), sign * (roundedNumber(bottomY * 65536) - level), side);
}

// Converts a winding number in units of 2⁻¹⁶ to coverage, 0...255, by the non-zero rule.
INLINE uint8_t shareOf(int32_t sum) {
    uint32_t share = (uint32_t)(sum < 0 ? -sum : sum);
    if (share > 65536) share = 65536;
    return (uint8_t)((share * 255 + 32768) >> 16);
}

// Computes the coverage values of one row. The result leaves out the zeros at both ends; its `first` is the index of its first value in `values`.
INLINE LaminaCoveredRow sweepQuadRow(const QuadGrid *grid, int32_t row, int32_t width, uint8_t *values) {
    row -= grid->top;
    int left = grid->first[0][row] < grid->first[1][row] ? 0 : 1, right = 1 - left;
    int begin = grid->first[left][row], column = begin, end = grid->end[right][row];
    if (grid->end[left][row] > end) end = grid->end[left][row];
    if (end > width) end = width;
    if (end <= begin) return (LaminaCoveredRow){0, 0, 0};
    const int32_t *cells = grid->cells + row * grid->stride;
    // Three parts: the cells of the left side, the interior with constant coverage, the cells of the right side. Only the sides need a running sum.
    int32_t sum = 0;
    for (; column < end && column < grid->end[left][row]; column++) values[column - begin] = shareOf(sum += cells[column]);
    int middle = grid->first[right][row] < end ? grid->first[right][row] : end;
    if (middle > column) {
        memset(values + (column - begin), shareOf(sum), (size_t)(middle - column));
        column = middle;
    }
    for (; column < end; column++) values[column - begin] = shareOf(sum += cells[column]);
    int skipped = 0, count = end - begin;
    while (skipped < count && values[skipped] == 0) skipped++;
    while (count > skipped && values[count - 1] == 0) count--;
    return (LaminaCoveredRow){begin + skipped, count - skipped, skipped};
}

// Adds the four lines of the parallelogram to the cells of the rows `top` ..< `bottom`.
INLINE void coverQuadRows(QuadGrid *grid, const LaminaQuad *quad, int32_t top, int32_t bottom) {
    // One cell per pixel and three more, which a line at the right edge may touch, rounded up to a multiple of four.
    grid->stride = (quad->width + 3 + 3) / 4 * 4;
    grid->top = top;
    grid->bottom = bottom;
    memset(grid->cells, 0, sizeof *grid->cells * (size_t)grid->stride * (size_t)(bottom - top));
    for (int side = 0; side < 2; side++)
        for (int row = 0; row < bottom - top; row++) {
            grid->first[side][row] = INT32_MAX;
            grid->end[side][row] = 0;
        }
    for (int k = 0; k < 4; k++) {
        const double *from = quad->corners + 2 * ((k + 3) & 3), *to = quad->corners + 2 * k;
        if (from[1] < to[1]) addQuadLine(grid, from[0], from[1], to[0], to[1], 1);
        else if (to[1] < from[1]) addQuadLine(grid, to[0], to[1], from[0], from[1], -1);
    }
}

static size_t coverQuad(const LaminaQuad *quad, LaminaCoveredRow *rows, uint8_t *values) {
    QuadGrid grid;
    coverQuadRows(&grid, quad, 0, quad->height);
    size_t count = 0;
    for (int32_t row = 0; row < quad->height; row++) {
        rows[row] = sweepQuadRow(&grid, row, quad->width, values + count);
        // `sweepQuadRow` counts from the row's own first value; rows are stored one after another.
        rows[row].first += (int32_t)count;
        count = (size_t)(rows[row].first + rows[row].count);
    }
    return count;
}
