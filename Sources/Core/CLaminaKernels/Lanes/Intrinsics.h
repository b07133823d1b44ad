// The intrinsics of x86-64. Every source file includes `Tables.h`, and with it this header, before all else; the reason is given there.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif
