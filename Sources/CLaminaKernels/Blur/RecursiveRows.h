// A Gaussian filter as two damped oscillations in each direction. Eight lines are filtered at once, because along one line every step depends on
// the step before.
#pragma once

#include <stddef.h>
#include <string.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"

#define LINES 8

typedef double Doubles __attribute__((vector_size(8 * LINES)));
typedef float Floats __attribute__((vector_size(4 * LINES)));

typedef struct {
    Doubles real, imaginary;
} Oscillation;

// One step of an oscillation: multiplies its complex state by the pole.
INLINE void turn(Oscillation *state, LaminaPole pole) {
    Doubles real = state->real * pole.real - state->imaginary * pole.imaginary;
    state->imaginary = state->real * pole.imaginary + state->imaginary * pole.real;
    state->real = real;
}

INLINE Doubles output(const Oscillation *state, LaminaPole pole) {
    return state->real * pole.realShare + state->imaginary * pole.imaginaryShare;
}

INLINE Doubles gatherLines(const float *values, size_t stride) {
    Floats line;
    if (stride == 1) memcpy(&line, values, sizeof line);
    else for (int k = 0; k < LINES; k++) line[k] = values[(size_t)k * stride];
    return __builtin_convertvector(line, Doubles);
}

INLINE void scatterLines(float *values, size_t stride, Doubles result) {
    Floats line = __builtin_convertvector(result, Floats);
    if (stride == 1) memcpy(values, &line, sizeof line);
    else for (int k = 0; k < LINES; k++) values[(size_t)k * stride] = line[k];
}

static void blurRecursively(
    float *plane, size_t length, size_t step, size_t lineStride, LaminaPole slow, LaminaPole quick, double *scratch) {
    // Forward pass: the input is added before the output is taken, so that the output includes the current value.
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
    // Backward pass: the output is taken before the input is added, so that the current value counts once.
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
