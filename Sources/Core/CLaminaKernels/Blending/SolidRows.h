// Composites one colour over the runs of a shape, all rows in one call, because shapes have many short rows and a call for each would cost more than
// its pixels.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"
#include "BlendRows.h"

// Multiplies the four channels of a pixel by alpha / 255, each rounded to nearest.
INLINE uint32_t fadedPixel(uint32_t pixel, uint8_t alpha) {
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t biased = (pixel >> shift & 255) * alpha + 128;
        result |= (biased + (biased >> 8)) >> 8 << shift;
    }
    return result;
}

// Fills a row with one pixel.
static void setRow(uint32_t *destination, uint32_t pixel, size_t count) {
    Bytes solid = repeat(pixel);
    FOR_ROW(solid, solid)
}

// Composites one colour over `count` pixels of a run. Where the product of colour and coverage is opaque, the pixels are only stored.
INLINE void overRun(uint32_t *destination, uint32_t source, Solid solid, const LaminaRun *run, const uint8_t *values, size_t count) {
    if (run->first >= 0) return layCovered(destination, solid, values, count);
    if (run->alpha == 255 && source >> 24 != 255) return lay(destination, solid, count);
    uint32_t shown = run->alpha == 255 ? source : fadedPixel(source, run->alpha);
    if (shown >> 24 == 255) setRow(destination, shown, count);
    else lay(destination, solidOf(shown), count);
}

// The prefetch distance in rows, and the width in pixels from which the processor's own prefetcher suffices.
#define ROWS_AHEAD 8
#define LONG_ROW 256

// Prefetches a row for writing, one cache line of 16 pixels after the other.
INLINE void fetchAhead(const uint32_t *row, int32_t width) {
    for (int32_t x = 0; x < width; x += 16) __builtin_prefetch(row + x, 1);
}

#ifndef OVER_SOLID_RUNS
#define OVER_SOLID_RUNS overSolidRuns

static void overSolidRuns(uint32_t *destination, size_t stride, uint32_t source, LaminaRuns shape, LaminaPart part) {
    Solid solid = solidOf(source);
    int32_t width = part.right - part.left, isShort = width < LONG_ROW;
    for (int32_t y = part.top; isShort && y < part.bottom && y < part.top + ROWS_AHEAD; y++)
        fetchAhead(destination + (size_t)(y - part.top) * stride, width);
    for (int32_t y = part.top; y < part.bottom; y++, destination += stride) {
        if (isShort && y + ROWS_AHEAD < part.bottom) fetchAhead(destination + ROWS_AHEAD * stride, width);
        int32_t row = y - part.top, end = shape.rowStarts[row + 1] < shape.runCount ? shape.rowStarts[row + 1] : shape.runCount;
        for (int32_t index = shape.rowStarts[row]; index < end; index++) {
            const LaminaRun *run = shape.runs + index;
            int32_t start = run->x > part.left ? run->x : part.left;
            int32_t limit = run->x + run->count < part.right ? run->x + run->count : part.right;
            if (limit <= start) continue;
            int32_t first = run->first + (start - run->x);
            // A run that refers beyond the values paints nothing, so that no input makes the loop read outside them.
            if (run->first >= 0 && first + (limit - start) > shape.valueCount) continue;
            overRun(destination + (start - part.left), source, solid, run, run->first < 0 ? 0 : shape.values + first, (size_t)(limit - start));
        }
    }
}

#endif
