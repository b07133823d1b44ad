#define _GNU_SOURCE
#include "Driven.h"
#include "DrivenTime.h"
#include "RawCall.h"
#include <sys/syscall.h>
#include <sys/time.h>

// Reads of the clocks, interposed.
//
// The dynamic linker resolves calls from all libraries of the process to these definitions, because it searches the program before the C library.

/// Reads the system's clock past the interposed `clock_gettime`.
static long raw_gettime(clockid_t clock, struct timespec *time) {
    return lamina_raw_call(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
}

/// True when reads of `clock` return driven time on the calling thread.
static bool is_driven_clock(clockid_t clock) {
    // Clocks of processor time are never driven. Those of a particular thread or process have negative identifiers.
    return clock >= 0 && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID && lamina_clock_is_driven();
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!is_driven_clock(clock)) return (int)lamina_call_result(raw_gettime(clock, time));
    *time = lamina_timespec(lamina_clock_start(clock) + lamina_clock_now());
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
