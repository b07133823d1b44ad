// Functions that become part of their callers.
#pragma once

#define INLINE static inline __attribute__((always_inline))

// clang warns that vectors wider than a register have no stable calling convention. All functions that take them are inlined.
#pragma clang diagnostic ignored "-Wpsabi"
