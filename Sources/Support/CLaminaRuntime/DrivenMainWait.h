/// Waits of the main thread inside the app's code, while the clock is driven.

#ifndef LAMINA_DRIVEN_MAIN_WAIT_H
#define LAMINA_DRIVEN_MAIN_WAIT_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// One wait of the main thread, which asks the kernel in slices of a millisecond of real time.
typedef struct {
    /// The driven time at which the wait ends by itself; negative means never.
    int64_t limit;
    /// The real time at which a wait with a limit ends even while other threads compute: as long after its beginning, and at least five seconds.
    int64_t real_limit;
    /// The number of slices in sequence after which all other threads slept.
    int rests;
    /// The number of slices after which all slept, and an expired timer was unread.
    int unread;
    /// The real time since which a thread has been awake, and the processor time that all had used by then; 0 while all sleep.
    int64_t awake_since, awake_processor_time;
} lamina_main_wait;

/// The real time after which `lamina_main_wait_goes_on` is called, as a duration.
extern const struct timespec lamina_main_wait_slice;

/// True on the main thread while the clock is driven and the app's code runs there.
bool lamina_main_wait_passes(void);

/// A wait that begins now and lasts `duration`; a negative duration has no end.
lamina_main_wait lamina_main_wait_of(int64_t duration);

/// Called after a slice in which nothing has ended the wait: when nothing runs any more, advances the clock to the next deadline and starts its work.
///
/// - Returns: false when the wait's limit has been reached, to which the clock was advanced.
bool lamina_main_wait_goes_on(lamina_main_wait *wait);

/// Waits at a futex as `FUTEX_WAIT` does, with a duration as its limit; returns the kernel's result, or the negated error number.
long lamina_main_wait_at_futex(long word, long operation, long value, const struct timespec *timeout);

#endif
