/// A clock of the process that stands still until it is advanced by hand.
///
/// Once driven, every clock of the process reads driven time: `clock_gettime`, `gettimeofday`, `time` and the timers of `timerfd` are interposed, and with
/// them `Date`, `Timer`, `ContinuousClock`, `DispatchQueue.asyncAfter` and CACurrentMediaTime. Before that they pass through. Clocks of processor time always do.
///
/// Timers, work given to `dispatch_after` (`asyncAfter` and `Task.sleep` are that) and the jobs of Swift's global executor start one piece at a time, when
/// `lamina_clock_start_next` says so: threads that wake at one instant would race for the main queue.
///
/// A thread that sleeps counts as held work. The main thread advances the clock when it sleeps, or when a wait of its runs into its limit.
///
/// All times are nanoseconds; "since the drive" means driven time passed since `lamina_clock_drive`.

#ifndef LAMINA_DRIVEN_CLOCK_H
#define LAMINA_DRIVEN_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Reading of the monotonic clocks at the drive: small, so that media times near it are exact, and not so small that "a while ago" is before the start.
#define LAMINA_MONOTONIC_START 1000000000000LL

/// Stops all clocks of the process; the wall clocks then read `realtime_start`, nanoseconds since 1970.
///
/// To be called once, before the first timer is armed: what is armed earlier keeps its deadline on the old clock.
/// - Returns: false, changing nothing, when the clock is driven already.
bool lamina_clock_drive(int64_t realtime_start);

/// Whether the clock is driven, for the calling thread.
bool lamina_clock_is_driven(void);

/// The calling thread's clocks and sleeps are the system's, also while driven: for a thread that serves a device.
void lamina_clock_exempt_this_thread(void);

/// Driven time since the drive.
int64_t lamina_clock_now(void);

/// Moves the clock to `time` since the drive; an earlier time changes nothing. Starts none of the work that becomes due.
void lamina_clock_advance_to(int64_t time);

/// When the earliest timer or other held work is due, since the drive; -1 when there is none.
int64_t lamina_clock_next_deadline(void);

/// Starts one piece of held work: a task that is ready, else the earliest timer or other work that is due (of equals, the one asked for first).
///
/// - Returns: false when there is nothing to start at this instant.
bool lamina_clock_start_next(void);

/// Whether a started timer's owner has yet to take note of it, by reading, arming or disarming it.
bool lamina_clock_has_unnoted_timer(void);

/// Counts all started timers as noted: their owners are not listening.
void lamina_clock_forget_unnoted_timers(void);

/// The system's monotonic clock, also while driven; for limits on waiting only.
int64_t lamina_clock_real_now(void);

/// Sleeps in real time, also while driven.
void lamina_clock_real_pause(int64_t duration);

#endif
