/// The driven time of the process, which DrivenClock.h explains.

#ifndef LAMINA_DRIVEN_TIME_H
#define LAMINA_DRIVEN_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// The reading of the monotonic clocks when driving begins, 1000 s: small, so that media times in floating point are precise, but large
/// enough that times shortly before it are still positive.
#define LAMINA_MONOTONIC_START 1000000000000LL

/// True when the clock is driven and the calling thread is not exempt.
bool lamina_clock_is_driven(void);

/// Exempts the calling thread: its clocks, sleeps and random numbers remain the system's. For a thread that serves a device.
void lamina_clock_exempt_this_thread(void);

/// The driven time since the drive.
int64_t lamina_clock_now(void);

/// Advances the clock to `time` since the drive; an earlier time has no effect. Does not start the work that becomes due.
void lamina_clock_advance_to(int64_t time);

#endif
