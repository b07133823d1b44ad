// What a line inside one row of pixels adds to the row's cells; see `CellGrid+Lines.swift`.

// To nearest, ties to even, for numbers well inside 32 bits.
INLINE int32_t roundedNumber(double value) {
    double shifted = value + 6755399441055744.0;
    int64_t bits;
    memcpy(&bits, &shifted, sizeof bits);
    return (int32_t)bits;
}

INLINE double lesser(double a, double b) { return a < b ? a : b; }
INLINE double greater(double a, double b) { return a > b ? a : b; }

// The cells that may not be zero any more.
typedef struct {
    int first, end;
} CellRange;

// A line from column `low` to column `high`, over `cover` of the row's height.
INLINE CellRange addSpan(int32_t *cells, double low, double high, int32_t cover) {
    int first = roundedNumber(low - 0.5), last = roundedNumber(high - 0.5);
    cells += first;
    if (last - first <= 1) {
        // One pixel or two: no processor can foretell which, so both are computed and one is chosen.
        int32_t right = roundedNumber((double)cover * ((low + high) / 2 - (double)first));
        // Of no meaning for one pixel, where it may be a division by zero.
        double rise = (double)cover / (high - low);
        double start = (double)first + 1 - low, rest = high - ((double)first + 1);
        int32_t two = first == last ? 0 : -1;
        int32_t head = (roundedNumber(rise * start * start / 2) & two) | ((cover - right) & ~two);
        int32_t tail = roundedNumber(rise * rest * rest / 2) & two;
        cells[0] += head;
        cells[1] += cover - head - tail;
        cells[2] += tail;
    } else {
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
