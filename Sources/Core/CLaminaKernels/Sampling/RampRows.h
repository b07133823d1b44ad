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

// Returns the angle of (x, y) in 1/1024 turn, 0...1024, from +x towards +y. The error is at most 3·10⁻⁴ and half of 2⁻¹⁶ of the tangent.
INLINE double angleOf(double x, double y) {
    // First the angle to the nearer axis, at most 1/8 turn, whose tangent is shorter / longer. The tangent is rounded to 2⁻¹⁶ by adding a number whose
    // last bit has that value, so that it is one of 65,537 and the rule in whole numbers can say what becomes of each. Then six terms of the
    // arctangent, fitted for the least error, and the angle is mirrored into its octant.
    double absX = fabs(x), absY = fabs(y);
    double longer = absX > absY ? absX : absY;
    double shorter = absX > absY ? absY : absX;
    double tangent = longer > 0 ? shorter / longer : 0;
    tangent = (tangent + 0x1.8p36) - 0x1.8p36;
    double square = tangent * tangent;
    double sum = 8.580105776939787 - square * 1.909890179691513;
    sum = 18.97449742121834 - square * sum;
    sum = 31.54215118606407 - square * sum;
    sum = 54.2090889146164 - square * sum;
    sum = 162.97094885236768 - square * sum;
    double angle = tangent * sum;
    angle = absY > absX ? 256 - angle : angle;
    angle = x < 0 ? 512 - angle : angle;
    return y < 0 ? 1024 - angle : angle;
}

INLINE void rampLinearBlock(uint32_t *destination, size_t count, size_t first, int steps, LaminaRamp ramp, LaminaLine line) {
    Places places;
    findPlaces(&places, line, first, steps);
    lookUp(destination, count, ramp, places.x, steps);
}

static void rampLinear(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line) {
    FOR_BLOCKS(rampLinearBlock, ramp, line)
}

// A gradient whose index follows from the distance or the angle of a position.
typedef struct {
    enum { GROWING, SHRINKING, CONIC } form;
    // The number that the line's positions contain besides themselves, see `rampRadial`.
    double anchor;
    double offset;
} Curve;

INLINE double indexOf(double x, double y, Curve curve) {
    x -= curve.anchor;
    y -= curve.anchor;
    if (curve.form == CONIC) return angleOf(x, y) + 1;
    double distance = sqrt(x * x + y * y);
    return curve.form == SHRINKING ? curve.offset - distance : curve.offset + distance;
}

// One loop from the column to the entry: with `findPlaces` and `lookUp`, each of two loops would store what the next one loads.
INLINE void rampCurveBlock(uint32_t *destination, size_t count, size_t first, int steps, LaminaRamp ramp, LaminaLine line, Curve curve) {
    int32_t entry[BLOCK];
    double column = (double)(line.first + (int32_t)first), last = ramp.last;
    if (line.dw == 0) {
        for (int k = 0; k < steps; k++) {
            double step = column + k;
            entry[k] = (int32_t)clampedTo(indexOf(line.x + step * line.dx, line.y + step * line.dy, curve), 0, last);
        }
    } else {
        for (int k = 0; k < steps; k++) {
            double step = column + k;
            double nearness = 1.0 / (line.w + step * line.dw);
            double x = (line.x + step * line.dx) * nearness, y = (line.y + step * line.dy) * nearness;
            entry[k] = (int32_t)clampedTo(indexOf(x, y, curve), 0, last);
        }
    }
    for (size_t k = 0; k < count; k++) destination[k] = ramp.entries[entry[k]];
}

static void rampRadial(
    uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double anchor, double offset, int32_t isShrinking) {
    if (isShrinking) {
        FOR_BLOCKS(rampCurveBlock, ramp, line, ((Curve){SHRINKING, anchor, offset}))
    } else {
        FOR_BLOCKS(rampCurveBlock, ramp, line, ((Curve){GROWING, anchor, offset}))
    }
}

static void rampConic(uint32_t *destination, size_t count, LaminaRamp ramp, LaminaLine line, double anchor) {
    FOR_BLOCKS(rampCurveBlock, ramp, line, ((Curve){CONIC, anchor, 1}))
}
