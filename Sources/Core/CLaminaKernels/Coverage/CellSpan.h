// Adds the part of a line inside one row of pixels to the row's cells. `CellGrid+Lines.swift` explains the arithmetic: a cell gains the change of the
// area to the right of the line from one pixel to the next.
#pragma once

#include <stdint.h>
#include <string.h>

#include "../Lanes/Inline.h"

// Rounds to nearest, ties to even; the value must be well inside the range of 32 bits.
//
// At the magnitude of 1.5 · 2⁵² the unit of the mantissa's last bit is 1, so the addition rounds, and the lowest 32 bits are the integer in two's
// complement.
INLINE int32_t roundedNumber(double value) {
    double shifted = value + 6755399441055744.0;
    int64_t bits;
    memcpy(&bits, &shifted, sizeof bits);
    return (int32_t)bits;
}

INLINE double lesser(double a, double b) { return a < b ? a : b; }
INLINE double greater(double a, double b) { return a > b ? a : b; }

// The cells `first` ..< `end`, which a line may have made non-zero.
typedef struct {
    int first, end;
} CellRange;

// Adds a line between the x coordinates `low` and `high`. `cover` is its height within the row, in units of 2⁻¹⁶, positive when the outline runs
// down.
INLINE CellRange addSpan(int32_t *cells, double low, double high, int32_t cover) {
    int first = roundedNumber(low - 0.5), last = roundedNumber(high - 0.5);
    cells += first;
    if (last - first <= 1) {
        // One or two pixels: processors would often mispredict a branch, so both results are computed and a mask selects one. `right` is the area
        // left of a line in one pixel, which the running sum gains only in the next pixel.
        int32_t right = roundedNumber((double)cover * ((low + high) / 2 - (double)first));
        // `rise` is the slope of the two triangles of a line in two pixels. For one pixel it is meaningless and may be a division by zero; the mask
        // discards the results.
        double rise = (double)cover / (high - low);
        double start = (double)first + 1 - low, rest = high - ((double)first + 1);
        int32_t two = first == last ? 0 : -1;
        int32_t head = (roundedNumber(rise * start * start / 2) & two) | ((cover - right) & ~two);
        int32_t tail = roundedNumber(rise * rest * rest / 2) & two;
        cells[0] += head;
        cells[1] += cover - head - tail;
        cells[2] += tail;
    } else {
        // Three or more pixels: a triangle, then trapezoids that grow by `rise` per column, then the rest. Cells hold differences of rounded running
        // sums, so that they add up to exactly `cover`.
        double rise = (double)cover / (high - low), start = (double)(first + 1) - low, middle = start + 0.5;
        int32_t area = roundedNumber(rise * start * start / 2);
        cells[0] += area;
        int32_t *cell = cells + 1;
        for (int column = first + 1; column < last; column++) {
            int32_t next = roundedNumber(rise * middle);
            *cell++ += next - area;
            area = next;
            middle += 1;
        }
        double rest = high - (double)last;
        int32_t end = cover - roundedNumber(rise * rest * rest / 2);
        cell[0] += end - area;
        cell[1] += cover - end;
    }
    return (CellRange){first, last + 2};
}
