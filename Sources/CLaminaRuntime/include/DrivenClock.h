/// The driven clock: the process's clocks stand still until they are advanced explicitly.
///
/// Functions of the C library such as `clock_gettime`, `gettimeofday`, `time` and `timerfd_settime` are interposed: this target defines functions of
/// the same names, which the dynamic linker prefers for all libraries of the process. Once the clock is driven, they return driven time, and `Date`,
/// `Timer`, `ContinuousClock`, `DispatchQueue.asyncAfter` and `CACurrentMediaTime` follow. Before that, calls pass through to the system. Clocks of
/// processor time always do.
///
/// Timers, work for `dispatch_after` (which includes `asyncAfter` and `Task.sleep`) and the jobs of Swift's global executor start one at a time, at
/// calls of `lamina_clock_start_next`. Otherwise threads that wake at the same instant would race for the main queue.
///
/// The sleep of a thread is held work too, and ends when it is started. The main thread is the exception: its sleeps advance the clock to their
/// end, and so do the expired time limits of its other waits.
///
/// All times are in nanoseconds. "Since the drive" means the driven time that has passed since the call of `lamina_clock_drive`.

#ifndef LAMINA_DRIVEN_CLOCK_H
#define LAMINA_DRIVEN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The reading of the monotonic clocks when driving begins, 1000 s: small, so that media times in floating point are precise, but large
/// enough that times shortly before it are still positive.
#define LAMINA_MONOTONIC_START 1000000000000LL

/// Stops all clocks of the process, which are driven from then on. The wall clocks read `realtime_start`, in nanoseconds since 1970.
///
/// Must be called once, before the first timer is armed: a timer that was armed earlier keeps its deadline on the old clock.
///
/// - Returns: false, without an effect, when the clock is already driven.
bool lamina_clock_drive(int64_t realtime_start);

/// True when the clock is driven and the calling thread is not exempt.
bool lamina_clock_is_driven(void);

/// Exempts the calling thread: its clocks and sleeps remain the system's while the clock is driven. For a thread that serves a device.
void lamina_clock_exempt_this_thread(void);

/// The driven time since the drive.
int64_t lamina_clock_now(void);

/// Advances the clock to `time` since the drive; an earlier time has no effect. Does not start the work that becomes due.
void lamina_clock_advance_to(int64_t time);

/// The deadline of the earliest timer or other held work, since the drive; -1 when there is none.
int64_t lamina_clock_next_deadline(void);

/// Starts one piece of held work: a ready task if there is one, otherwise the earliest timer or other work that is due.
/// Equal deadlines start in the order of request.
///
/// - Returns: false when nothing can be started at this instant.
bool lamina_clock_start_next(void);

/// True when a timer has expired and its owner has not acknowledged it yet, by reading, arming or disarming it, and so may still react.
bool lamina_clock_has_unnoted_timer(void);

/// Treats all expired timers as acknowledged; for owners that do not react.
void lamina_clock_forget_unnoted_timers(void);

/// The system's monotonic clock, even while driven; only for limits on waiting.
int64_t lamina_clock_real_now(void);

/// Sleeps in real time, even while driven.
void lamina_clock_real_pause(int64_t duration);

#endif
