/// The words in which C and GLSL differ.
#ifndef RULE_LANGUAGE_H
#define RULE_LANGUAGE_H

#ifdef GL_core_profile
#define RULE
#define AS_INT(X) int(X)
#define AS_UINT(X) uint(X)
#else
#include <stdbool.h>
#include <stdint.h>
#pragma clang diagnostic ignored "-Wunused-function"
/// A number of 32 bits that wraps around.
typedef uint32_t uint;
#define RULE static inline
#define AS_INT(X) ((int)(X))
#define AS_UINT(X) ((uint)(X))
#endif

#endif
