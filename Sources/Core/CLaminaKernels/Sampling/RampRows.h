// Gradients: each pixel's position gives an index in the ramp, a table of colours.
#pragma once

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "Places.h"

// Stores the ramp's colours for `count` indices, clamped to the ramp. The indices are converted in a loop of constant length, which vectorises; the
// loads from the table follow one by one.
INLINE void lookUp(uint32_t *destination, size_t count, LaminaRamp ramp, const double *entries, int steps) {
    int32_t entry[BLOCK];
    double last = ramp.last;
    for (int k = 0; k < steps; k++) entry[k] = (int32_t)clampedTo(entries[k], 0, last);
    for (size_t k = 0; k < count; k++) destination[k] = ramp.entries[entry[k]];
}

// Returns the angle of (x, y) in turns, 0...1, from +x towards +y. The error is at most 2·10⁻⁸ radian.
INLINE double turnsOf(double x, double y) {
    // First the angle to the nearer axis, at most 1/8 turn, whose tangent is t = shorter / longer. Half of it has the tangent t / (1 + √(1 + t²)), at
    // most 0.42; for that, eight terms of the arctangent's series suffice. Then the angle is mirrored into its octant.
    double absX = fabs(x), absY = fabs(y);
    double longer = absX > absY ? absX : absY;
    double shorter = absX > absY ? absY : absX;
    double tangent = longer > 0 ? shorter / longer : 0;
    double half = tangent / (1 + sqrt(1 + tangent * tangent));
    double square = half * half;
    double sum = 1.0 / 13 - square * (1.0 / 15);
    sum = 1.0 / 11 - square * sum;
    sum = 1.0 / 9 - square * sum;
    sum = 1.0 / 7 - square * sum;
    sum = 1.0 / 5 - square * sum;
    sum = 1.0 / 3 - square * sum;
    sum = 1.0 - square * sum;
    // Twice the half angle divided by 2π is the half angle times 1/π.
    double turns = half * sum * 0.3183098861837907;
    turns = absY > absX ? 0.25 - turns : turns;
    turns = x < 0 ? 0.5 - turns : turns;
    return y < 0 ? 1 - turns : turns;
}

INLINE void rampLinearBlock(uint32_t *destination, size_t count, size_t first, int steps, LaminaRamp ramp, LaminaLine line) {
    Places places;
    findPlaces(&places, line, first, steps);
    lookUp(destination, count, ramp, places.x, steps);
}

static void rampLinear(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line) {
    FOR_BLOCKS(rampLinearBlock, ramp, line)
}

INLINE void rampRadialBlock(
    uint32_t *destination, size_t count, size_t first, int steps, LaminaRamp ramp, LaminaLine line, double scale, double offset) {
    Places places;
    findPlaces(&places, line, first, steps);
    double entries[BLOCK];
    for (int k = 0; k < steps; k++)
        entries[k] = sqrt(places.x[k] * places.x[k] + places.y[k] * places.y[k]) * scale + offset;
    lookUp(destination, count, ramp, entries, steps);
}

static void rampRadial(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset) {
    FOR_BLOCKS(rampRadialBlock, ramp, line, scale, offset)
}

INLINE void rampConicBlock(
    uint32_t *destination, size_t count, size_t first, int steps, LaminaRamp ramp, LaminaLine line, double scale, double offset) {
    Places places;
    findPlaces(&places, line, first, steps);
    double entries[BLOCK];
    for (int k = 0; k < steps; k++) entries[k] = turnsOf(places.x[k], places.y[k]) * scale + offset;
    lookUp(destination, count, ramp, entries, steps);
}

static void rampConic(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double scale, double offset) {
    FOR_BLOCKS(rampConicBlock, ramp, line, scale, offset)
}
