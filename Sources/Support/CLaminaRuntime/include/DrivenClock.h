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
/// end, and so do the expired time limits of its other waits. While it waits in the app's code (a run loop of the app's own, a semaphore, a group), the
/// clock goes from deadline to deadline, as `lamina_main_enter_app` says.
///
/// All times are in nanoseconds. "Since the drive" means the driven time that has passed since the call of `lamina_clock_drive`.

#ifndef LAMINA_DRIVEN_CLOCK_H
#define LAMINA_DRIVEN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Stops all clocks of the process, which are driven from then on. The wall clocks read `realtime_start`, in nanoseconds since 1970.
///
/// Must be called once, before the first timer is armed: a timer that was armed earlier keeps its deadline on the old clock.
///
/// - Returns: false, without an effect, when the clock is already driven.
bool lamina_clock_drive(int64_t realtime_start);

/// The deadline of the earliest timer or other held work, since the drive; -1 when there is none.
int64_t lamina_clock_next_deadline(void);

/// Starts one piece of held work: a ready task if there is one, otherwise the earliest timer or other work that is due.
/// Equal deadlines start in the order of request.
///
/// - Returns: false when nothing can be started at this instant.
bool lamina_clock_start_next(void);

#endif
