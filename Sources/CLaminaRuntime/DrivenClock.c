#define _GNU_SOURCE
#include "DrivenClock.h"
#include "HeldWork.h"
#include "RawCall.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>

static atomic_bool driven;
/// The reading of the wall clocks at the call of `lamina_clock_drive`, in nanoseconds since 1970.
static int64_t realtime_start;
/// The driven time: the nanoseconds by which the clock was advanced since the call of `lamina_clock_drive`.
static _Atomic int64_t passed;

/// True on a thread that keeps the system's time while the clock is driven.
static _Thread_local bool exempt;

bool lamina_clock_is_driven(void) {
    return atomic_load_explicit(&driven, memory_order_acquire) && !exempt;
}

void lamina_clock_exempt_this_thread(void) {
    exempt = true;
}

bool lamina_clock_drive(int64_t start) {
    static atomic_flag begun = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&begun)) return false;
    realtime_start = start;
    // The release order makes `realtime_start` visible to every thread that sees the clock driven.
    atomic_store_explicit(&driven, true, memory_order_release);
    lamina_tasks_hold();
    return true;
}

int64_t lamina_clock_now(void) {
    return atomic_load(&passed);
}

void lamina_clock_advance_to(int64_t time) {
    int64_t now = atomic_load(&passed);
    // The loop retries while another thread advances the clock too, so the latest time wins.
    while (now < time && !atomic_compare_exchange_weak(&passed, &now, time)) {}
}

uint64_t lamina_next_order(void) {
    static _Atomic uint64_t order;
    return atomic_fetch_add(&order, 1);
}

int64_t lamina_clock_start(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
    case CLOCK_TAI:
        return realtime_start;
    default:
        return LAMINA_MONOTONIC_START;
    }
}

// MARK: Due work

int64_t lamina_clock_next_deadline(void) {
    lamina_deadline timer = lamina_timers_next();
    lamina_deadline work = lamina_first_deadline(&lamina_waiting);
    return lamina_is_before(timer, work) ? timer.time : work.time;
}

bool lamina_clock_start_next(void) {
    // Queued jobs of tasks need no time to pass, so they precede all timers and held work.
    if (lamina_tasks_start_ready()) return true;
    lamina_deadline timer = lamina_timers_next();
    lamina_deadline work = lamina_first_deadline(&lamina_waiting);
    bool timer_first = lamina_is_before(timer, work);
    int64_t due = timer_first ? timer.time : work.time;
    if (due < 0 || due > lamina_clock_now()) return false;
    if (timer_first) {
        lamina_timers_start_next();
    } else {
        lamina_start_first(&lamina_waiting);
    }
    return true;
}

// MARK: Real time

/// Reads the system's clock past the interposed `clock_gettime`.
static long raw_gettime(clockid_t clock, struct timespec *time) {
    return lamina_raw_call(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
}

int64_t lamina_clock_real_now(void) {
    // The C library's own function reads this clock without a system call, so its address is looked up once and cached. Relaxed order suffices,
    // because threads that look it up at the same time find the same address.
    static int (*_Atomic original)(clockid_t, struct timespec *);
    int (*gettime)(clockid_t, struct timespec *) = atomic_load_explicit(&original, memory_order_relaxed);
    if (!gettime) {
        gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store_explicit(&original, gettime, memory_order_relaxed);
    }
    struct timespec time;
    gettime(CLOCK_MONOTONIC, &time);
    return lamina_nanoseconds(&time);
}

void lamina_clock_real_pause(int64_t duration) {
    struct timespec time = lamina_timespec(duration);
    lamina_raw_call(SYS_nanosleep, (long)&time, 0, 0, 0, 0, 0);
}

// MARK: Interposed functions of the C library

// The dynamic linker resolves calls from all libraries of the process to these definitions, because it searches the program before the C library.

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
