// Converts rows of cells to runs of coverage: the C twin of `CoverageBuilder`.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "CellRows.h"

// The output of `sumRow`. The caller guarantees room for all runs and values that one row may need, so that writing needs no checks.
typedef struct {
    LaminaRun *runs;
    uint8_t *values;
    int32_t runCount, valueCount;
    // The index of the row's first run.
    int32_t rowBegin;
} RunWriter;

// Returns the last run of the row; null when the row has none yet.
INLINE LaminaRun *lastRun(RunWriter *writer) {
    return writer->runCount > writer->rowBegin ? writer->runs + writer->runCount - 1 : 0;
}

// Appends the pixels of columns `x` ..< `end`, which all have the value `alpha`; lengthens the last run instead when they continue it.
INLINE void writeEven(RunWriter *writer, int32_t x, int32_t end, uint8_t alpha) {
    if (alpha == 0 || end <= x) return;
    LaminaRun *last = lastRun(writer);
    if (last && last->first < 0 && last->alpha == alpha && last->x + last->count == x)
        last->count += end - x;
    else
        writer->runs[writer->runCount++] = (LaminaRun){x, end - x, -1, alpha};
}

// Appends `count` pixels from column `x` on whose values are already stored from index `first` on; lengthens the last run instead when they continue
// it.
INLINE void writeValues(RunWriter *writer, int32_t x, int32_t first, int32_t count) {
    LaminaRun *last = lastRun(writer);
    writer->valueCount = first + count;
    if (last && last->first >= 0 && last->x + last->count == x && last->first + last->count == first)
        last->count += count;
    else
        writer->runs[writer->runCount++] = (LaminaRun){x, count, first, 0};
}

// Converts one row of cells to runs, and clears the cells and their marks.
INLINE void sumRow(const LaminaCells *grid, int32_t row, int isEvenOdd, RunWriter *writer) {
    int32_t *cells = grid->cells + (size_t)row * (size_t)grid->stride;
    uint64_t *marks = grid->marks + (size_t)row * (size_t)grid->wordsPerRow;
    LaminaCellSums sums = {0, 0, 0, 0};
    // The first column of a constant run, with the value `sums.last`, that ends where the next values begin.
    int32_t even = 0;
    for (int32_t word = 0; word < grid->wordsPerRow; word++) {
        uint64_t bits = marks[word];
        marks[word] = 0;
        // Each round takes one group of consecutive marked blocks: `count` bits from bit `first` of the word.
        while (bits) {
            int first = __builtin_ctzll(bits);
            uint64_t rest = ~(bits >> first);
            int count = rest ? __builtin_ctzll(rest) : 64;
            // Shifting a 64-bit word by 64 is undefined in C, so a group that ends with the word is a case of its own.
            bits = first + count < 64 ? bits & (~(uint64_t)0 << (first + count)) : 0;
            int32_t begin = (word * 64 + first) * 8, end = begin + count * 8;
            // Cells beyond the last pixel are only cleared.
            int32_t shown = (end < grid->width ? end : grid->width) - begin;
            if (shown < 0) shown = 0;
            uint8_t before = sums.last;
            int32_t place = writer->valueCount;
            sums = sumCells(writer->values + place, cells + begin, (size_t)(end - begin), (size_t)shown, sums, isEvenOdd);
            if ((int32_t)sums.first >= shown) continue;
            int32_t x = grid->minX + begin;
            writeEven(writer, grid->minX + even, x + (int32_t)sums.first, before);
            if (sums.first < sums.end)
                writeValues(writer, x + (int32_t)sums.first, place + (int32_t)sums.first, (int32_t)(sums.end - sums.first));
            even = begin + (int32_t)sums.end;
        }
    }
    writeEven(writer, grid->minX + even, grid->minX + grid->width, sums.last);
}

static int32_t sumRows(LaminaCells grid, int32_t row, int isEvenOdd, LaminaShape *shape, int32_t *rowEnds) {
    RunWriter writer = {shape->runs, shape->values, shape->runCount, shape->valueCount, shape->runCount};
    // The most runs that a row may need: two (one constant, one of values) per block of eight cells, and two more.
    int32_t mostRuns = grid.stride / 4 + 2;
    for (; row < grid.height; row++) {
        // A row is begun only if the most runs and values that it may need fit.
        if (writer.runCount + mostRuns > shape->runCapacity || writer.valueCount + grid.stride > shape->valueCapacity) break;
        writer.rowBegin = writer.runCount;
        sumRow(&grid, row, isEvenOdd, &writer);
        rowEnds[row] = writer.runCount;
    }
    shape->runCount = writer.runCount;
    shape->valueCount = writer.valueCount;
    return row;
}
