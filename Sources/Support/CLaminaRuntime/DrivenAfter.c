#define _GNU_SOURCE
#include "DrivenTime.h"
#include "HeldWork.h"
#include <dlfcn.h>
#include <stddef.h>

// `dispatch_after` for the driven clock: work is held in `lamina_waiting` and submitted to its queue in the order of its deadlines. `Task.sleep`
// calls `dispatch_after` too.
//
// Dispatch's own timers are `timerfd`s and would follow the driven clock without this file. But while that clock stands still, consecutive requests
// have equal deadlines, and Dispatch's heap starts timers with equal deadlines in no predictable order.
//
// The definitions are weak, so that they do not clash with Dispatch's in a program that links Dispatch statically. Dispatch's functions and their
// order apply there.

#define WEAK __attribute__((weak))

extern void dispatch_async(void *queue, void *block);
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
extern void dispatch_retain(void *queue);
extern void dispatch_release(void *queue);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

// MARK: Time conversion

/// Converts a `dispatch_time_t` to nanoseconds since the drive.
///
/// Source: the encoding in <dispatch/time.h> and libdispatch's `_dispatch_time_to_clock_and_value`.
static int64_t since_drive(uint64_t when) {
    const uint64_t not_uptime = UINT64_C(1) << 63;
    const uint64_t wall = UINT64_C(1) << 62;
    const uint64_t wall_now = ~UINT64_C(1);
    if (when == 0 || when == not_uptime || when == wall_now) return lamina_clock_now();
    // The top two bits name the clock: 0x is uptime, stored as it is; 11 is wall time, stored negated; 10 is uptime that includes suspension.
    if (!(when & not_uptime)) return (int64_t)when - lamina_clock_start(CLOCK_MONOTONIC);
    if (when & wall) return -(int64_t)when - lamina_clock_start(CLOCK_REALTIME);
    return (int64_t)(when & ~not_uptime) - lamina_clock_start(CLOCK_BOOTTIME);
}

static const uint64_t forever = ~UINT64_C(0);

/// True when work requested for `when` must be held: the clock is driven and `when` lies in its future.
static bool waits(uint64_t when) {
    return lamina_clock_is_driven() && when != forever && since_drive(when) > lamina_clock_now();
}

// MARK: Interposed functions of Dispatch

/// Submits a held function to its queue; releases the retain of the queue that holding it took.
static void start_function(const lamina_held_work *work) {
    dispatch_async_f(work->queue, work->subject, work->function);
    dispatch_release(work->queue);
}

WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
    if (waits(when)) {
        dispatch_retain(queue);
        // Dispatch itself takes the work if there is no memory to hold it.
        if (lamina_hold(&lamina_waiting, (lamina_held_work){NULL, {since_drive(when), 0}, start_function, context, queue, function})) return;
        dispatch_release(queue);
    }
    void (*original)(uint64_t, void *, void *, void (*)(void *)) = dlsym(RTLD_NEXT, "dispatch_after_f");
    original(when, queue, context, function);
}

/// Submits a held block to its queue; releases the copy and the retain that holding it took.
static void start_block(const lamina_held_work *work) {
    dispatch_async(work->queue, work->subject);
    _Block_release(work->subject);
    dispatch_release(work->queue);
}

WEAK void dispatch_after(uint64_t when, void *queue, void *block) {
    if (waits(when)) {
        dispatch_retain(queue);
        void *copy = _Block_copy(block);
        if (lamina_hold(&lamina_waiting, (lamina_held_work){NULL, {since_drive(when), 0}, start_block, copy, queue, NULL})) return;
        _Block_release(copy);
        dispatch_release(queue);
    }
    void (*original)(uint64_t, void *, void *) = dlsym(RTLD_NEXT, "dispatch_after");
    original(when, queue, block);
}
