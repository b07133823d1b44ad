// INLINE marks functions that are always inlined into their callers.
#pragma once

#define INLINE static inline __attribute__((always_inline))

// clang warns that vectors wider than a register have no stable calling convention. That is harmless, because all functions that take them are
// inlined.
#pragma clang diagnostic ignored "-Wpsabi"
