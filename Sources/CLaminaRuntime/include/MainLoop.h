/// One iteration of the main run loop, which reports whether it did something.

#ifndef LAMINA_MAIN_LOOP_H
#define LAMINA_MAIN_LOOP_H

#include <stdbool.h>
#include <stdint.h>

/// Runs one iteration of the main run loop in its default mode without waiting: performed blocks, and at most one
/// of the main queue, a source or the due timers.
///
/// Foundation's `RunLoop.run(mode:before:)` would not do: it discards the result, and it reads the clock and the calendar.
///
/// - Returns: true when the main queue or a source had work; blocks and timers do not count.
bool lamina_main_loop_turn(void);

/// The number of times that any thread has woken a run loop or a thread of a dispatch queue.
uint64_t lamina_wakeup_count(void);

#endif
