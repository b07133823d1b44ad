/// One turn of the main run loop, with the answer whether it did something.

#ifndef LAMINA_MAIN_LOOP_H
#define LAMINA_MAIN_LOOP_H

#include <stdbool.h>
#include <stdint.h>

/// Runs the main run loop in its default mode without waiting: performed blocks, and at most one of the main queue, a source or the due timers.
///
/// Foundation's `RunLoop.run(mode:before:)` throws the answer away, and asks the clock and the calendar on its way.
/// - Returns: Whether the main queue or a source had something; blocks and timers are not counted.
bool lamina_main_loop_turn(void);

/// How often some thread has woken a run loop or a dispatch queue's thread so far.
uint64_t lamina_wakeup_count(void);

#endif
