// Composites a picture over the runs of a shape in one call: runs of values as by `overCovered`, runs of one value as by `overFaded`.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Sampling/LinearRows.h"
#include "../Sampling/SampleRows.h"
#include "BlendRows.h"

// Returns a · b / 255, rounded to nearest.
INLINE uint8_t multipliedBytes(uint8_t a, uint8_t b) {
    uint32_t biased = (uint32_t)a * b + 128;
    return (uint8_t)((biased + (biased >> 8)) >> 8);
}

// Composites the runs of a row between columns `start` and `end`; `destination` and `source` both begin at column `start`.
INLINE void overPictureRuns(
    uint32_t *destination, const uint32_t *source, const LaminaRuns *shape, int32_t row, int32_t start, int32_t end, uint8_t opacity) {
    int32_t last = shape->rowStarts[row + 1] < shape->runCount ? shape->rowStarts[row + 1] : shape->runCount;
    for (int32_t index = shape->rowStarts[row]; index < last; index++) {
        const LaminaRun *run = shape->runs + index;
        int32_t from = run->x > start ? run->x : start, to = run->x + run->count < end ? run->x + run->count : end;
        if (to <= from) continue;
        size_t offset = (size_t)(from - start), count = (size_t)(to - from);
        if (run->first >= 0) {
            int32_t first = run->first + (from - run->x);
            // A run that refers beyond the values paints nothing, so that no input makes the loop read outside them.
            if (first + (to - from) <= shape->valueCount)
                overCovered(destination + offset, source + offset, shape->values + first, opacity, count);
            continue;
        }
        uint8_t share = multipliedBytes(run->alpha, opacity);
        if (share == 255) over(destination + offset, source + offset, count);
        else overFaded(destination + offset, source + offset, share, count);
    }
}

static void overPixelRuns(
    uint32_t *destination, size_t stride, const uint32_t *source, size_t sourceStride, LaminaRuns shape, LaminaPart part,
    uint8_t opacity) {
    for (int32_t row = 0; row < part.bottom - part.top; row++)
        overPictureRuns(
            destination + (size_t)row * stride, source + (size_t)row * sourceStride, &shape, row, part.left, part.right, opacity);
}

// The number of pixels that are sampled at a time, into an array on the stack.
#define SAMPLED_PIECE 256

// Samples and composites one row in pieces. `isPrepared` is true when `sampler` was changed by PREPARE_SAMPLER.
INLINE void overSampledRow(
    uint32_t *destination, const LaminaSampler *sampler, int isPrepared, LaminaLine line, const LaminaRuns *shape, int32_t row,
    const LaminaPart *part, uint8_t opacity) {
    uint32_t source[SAMPLED_PIECE];
    int32_t first = shape->rowStarts[row], last = shape->rowStarts[row + 1];
    if (last > shape->runCount) last = shape->runCount;
    if (first >= last) return;
    // Only the columns from the row's first run to its last one are sampled.
    int32_t start = shape->runs[first].x, end = shape->runs[last - 1].x + shape->runs[last - 1].count;
    if (start < part->left) start = part->left;
    if (end > part->right) end = part->right;
    for (; start < end; start += SAMPLED_PIECE) {
        int32_t limit = end - start < SAMPLED_PIECE ? end : start + SAMPLED_PIECE;
        line.first = start;
        if (isPrepared) SAMPLE_PREPARED(source, (size_t)(limit - start), sampler, line);
        else sampleLinear(source, (size_t)(limit - start), *sampler, line);
        overPictureRuns(destination + (start - part->left), source, shape, row, start, limit, opacity);
    }
}

static void overSampledRuns(
    uint32_t *destination, size_t stride, LaminaSampler sampler, const LaminaLine *lines, LaminaRuns shape, LaminaPart part,
    uint8_t opacity) {
    int isPrepared = PREPARE_SAMPLER(&sampler);
    for (int32_t row = 0; row < part.bottom - part.top; row++)
        overSampledRow(destination + (size_t)row * stride, &sampler, isPrepared, lines[row], &shape, row, &part, opacity);
}
