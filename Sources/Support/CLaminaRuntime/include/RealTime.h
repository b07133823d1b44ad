/// The system's own time, even while the clock is driven.

#ifndef LAMINA_REAL_TIME_H
#define LAMINA_REAL_TIME_H

#include <stdint.h>

/// The system's monotonic clock, even while driven; only for limits on waiting.
int64_t lamina_clock_real_now(void);

/// Sleeps in real time, even while driven.
void lamina_clock_real_pause(int64_t duration);

#endif
