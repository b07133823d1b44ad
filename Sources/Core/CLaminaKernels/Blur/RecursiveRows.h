// A recursive (IIR) approximation of a Gaussian filter: the sum of a forward and a backward pass, each with two complex poles, which are damped
// oscillations. Its cost does not depend on the blur's radius. Eight lines are filtered at once, because along a line each step depends on the one
// before.
#pragma once

#include <stddef.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"

#define LINES 8

typedef double Doubles __attribute__((vector_size(8 * LINES)));
typedef float Floats __attribute__((vector_size(4 * LINES)));

// The complex state of one pole, for eight lines.
typedef struct {
    Doubles real, imaginary;
} Oscillation;

// Advances an oscillation by one step: multiplies its complex state by the pole.
INLINE void turn(Oscillation *state, LaminaPole pole) {
    Doubles real = state->real * pole.real - state->imaginary * pole.imaginary;
    state->imaginary = state->real * pole.imaginary + state->imaginary * pole.real;
    state->real = real;
}

// Returns the pole's part of the filter's output.
INLINE Doubles output(const Oscillation *state, LaminaPole pole) {
    return state->real * pole.realShare + state->imaginary * pole.imaginaryShare;
}

// Loads one value of each of eight lines, which are `stride` apart.
INLINE Doubles gatherLines(const float *values, size_t stride) {
    Floats line;
    if (stride == 1) memcpy(&line, values, sizeof line);
    else for (int k = 0; k < LINES; k++) line[k] = values[(size_t)k * stride];
    return __builtin_convertvector(line, Doubles);
}

// Stores one value of each of eight lines, which are `stride` apart.
INLINE void scatterLines(float *values, size_t stride, Doubles result) {
    Floats line = __builtin_convertvector(result, Floats);
    if (stride == 1) memcpy(values, &line, sizeof line);
    else for (int k = 0; k < LINES; k++) values[(size_t)k * stride] = line[k];
}

static void blurRecursively(
    float *plane, size_t length, size_t step, size_t lineStride, LaminaPole slow, LaminaPole quick, double *scratch) {
    // Forward pass, into `scratch`: the input is added before the output is taken, so that the output includes the current value.
    Oscillation slowState = {0}, quickState = {0};
    for (size_t i = 0; i < length; i++) {
        Doubles input = gatherLines(plane + i * step, lineStride);
        turn(&slowState, slow);
        turn(&quickState, quick);
        slowState.real += input;
        quickState.real += input;
        Doubles forward = output(&slowState, slow) + output(&quickState, quick);
        memcpy(scratch + i * LINES, &forward, sizeof forward);
    }
    // Backward pass: the output is taken before the input is added, so that the sum of both passes counts the current value only once.
    slowState = (Oscillation){0};
    quickState = (Oscillation){0};
    for (size_t i = length; i-- > 0;) {
        Doubles input = gatherLines(plane + i * step, lineStride), forward;
        turn(&slowState, slow);
        turn(&quickState, quick);
        memcpy(&forward, scratch + i * LINES, sizeof forward);
        scatterLines(plane + i * step, lineStride, forward + output(&slowState, slow) + output(&quickState, quick));
        slowState.real += input;
        quickState.real += input;
    }
}
