// The intrinsics of x86-64.
//
// `Tables.h` includes them first; it explains why.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif
