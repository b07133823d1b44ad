/// Single iterations of the main run loop, and a count of the wake-ups between threads.

#ifndef LAMINA_MAIN_LOOP_H
#define LAMINA_MAIN_LOOP_H

#include <stdbool.h>
#include <stdint.h>

/// Runs one iteration of the main run loop in its default mode or the tracking mode, without waiting. It runs the blocks passed to `RunLoop.perform`, and then at most one
/// of these: the main dispatch queue, one source, or the timers that are due.
///
/// Foundation's `RunLoop.run(mode:before:)` is not used, because it discards this result and reads the clock and the calendar in each iteration.
///
/// - Returns: true when the main queue or a source had work; blocks and timers do not count.
bool lamina_main_loop_turn(bool is_tracking);

/// Called on the main thread before it calls the app's code: until `lamina_main_leave_app`, a wait of the main thread advances the driven clock.
///
/// A turn of the main run loop calls it by itself. Calls nest.
void lamina_main_enter_app(void);

/// Ends what `lamina_main_enter_app` began.
void lamina_main_leave_app(void);

/// Adds the mode `UITrackingRunLoopMode` to the common modes of the main run loop. Called on the main thread, once.
void lamina_main_loop_add_tracking_mode(void);

/// The number of times so far that any thread has woken a run loop or a thread of a dispatch queue. If it grows, work was passed between threads.
uint64_t lamina_wakeup_count(void);

#endif
