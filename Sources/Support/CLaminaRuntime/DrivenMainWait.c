#define _GNU_SOURCE
#include "DrivenMainWait.h"
#include "Driven.h"
#include "DrivenClock.h"
#include "DrivenTasks.h"
#include "DrivenTime.h"
#include "ExpiredTimers.h"
#include "MainLoop.h"
#include "RawCall.h"
#include "RealTime.h"
#include "ThreadSample.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

// The app's code may wait on the main thread: in a run loop of its own, for a semaphore, for a group. The main thread is the one that advances the
// clock, so the timer for which the app waits would never come. Therefore such a wait advances the clock itself, from deadline to deadline, as a
// settled film does: only when all other threads sleep, and one piece of work at a time.
//
//     app: RunLoop.main.run(until: +0.5) ─▶ epoll_wait ─▶ slice of 1 ms, nothing ─▶ others asleep, twice ─▶ clock to the next deadline ─▶ slice …
//
// A wait goes on when no deadline is left, and the watchdog reports it. Condition variables (`pthread_cond_wait`, `NSCondition`) do not let time
// pass: Lamina's own workers are awaited with them, and a sample of the threads ignores those workers.

const struct timespec lamina_main_wait_slice = {.tv_nsec = LAMINA_SECOND / 1000};

/// A deadline this far away, as that of `Date.distantFuture`, ends no wait: ten years.
static const int64_t farthest = LAMINA_SECOND * 86400 * 3653;

/// The calls of the app's code that are under way on the main thread.
static int app_calls;

void lamina_main_enter_app(void) {
    app_calls++;
}

void lamina_main_leave_app(void) {
    app_calls--;
}

bool lamina_main_wait_passes(void) {
    // A process on the system's clock pays for no system call; the count is the main thread's alone, so it is read last.
    return lamina_clock_is_driven() && gettid() == getpid() && app_calls > 0;
}

/// The slices for which an expired timer may be unread while all threads sleep. Its owner is then the main thread, which waits, or Dispatch, which does
/// not read its last timer; any other owner is awake as soon as the timer has expired.
static const int most_unread = 5;

/// The limits after which a thread that computes is waited for no longer: of processor time, and of real time. `RestWait` has the same ones.
static const int64_t most_processor_time = LAMINA_SECOND, most_real_time = 5 * LAMINA_SECOND;

/// Notes that a thread is awake; from a limit on, samples ignore it.
static void note_awake(lamina_main_wait *wait, int64_t processor_time) {
    int64_t now = lamina_clock_real_now();
    if (wait->awake_since == 0) {
        wait->awake_since = now;
        wait->awake_processor_time = processor_time;
    } else if (processor_time - wait->awake_processor_time > most_processor_time || now - wait->awake_since > most_real_time) {
        lamina_tolerate_awake_threads();
        wait->awake_since = 0;
    }
}

/// True when all other threads sleep, and the owners of expired timers have seen them.
static bool others_are_at_rest(lamina_main_wait *wait) {
    lamina_thread_sample sample = lamina_sample_threads();
    if (!sample.all_asleep) {
        note_awake(wait, sample.processor_time);
        return false;
    }
    wait->awake_since = 0;
    if (!lamina_clock_has_unnoted_timer()) return true;
    if (++wait->unread < most_unread) return false;
    wait->unread = 0;
    lamina_clock_forget_unnoted_timers();
    return true;
}

/// Ends a wait at its limit.
static bool end(const lamina_main_wait *wait) {
    lamina_clock_advance_to(wait->limit);
    return false;
}

lamina_main_wait lamina_main_wait_of(int64_t duration) {
    if (duration < 0) return (lamina_main_wait){.limit = -1};
    int64_t now = lamina_clock_now(), real = lamina_clock_real_now();
    bool is_endless = duration > INT64_MAX - now || duration > INT64_MAX - real;
    if (is_endless) return (lamina_main_wait){.limit = -1};
    return (lamina_main_wait){.limit = now + duration, .real_limit = real + (duration > most_real_time ? duration : most_real_time)};
}

bool lamina_main_wait_goes_on(lamina_main_wait *wait) {
    if (wait->limit >= 0 && lamina_clock_real_now() >= wait->real_limit) return end(wait);
    if (lamina_tasks_start_ready() || !others_are_at_rest(wait)) {
        wait->rests = 0;
        return true;
    }
    // Once more, because the last thread may have ended this wait just before it fell asleep.
    if (++wait->rests < 2) return true;
    wait->rests = 0;
    if (lamina_clock_start_next()) return true;
    int64_t next = lamina_clock_next_deadline();
    bool is_due = next >= 0 && next - lamina_clock_now() < farthest;
    if (wait->limit >= 0 && (!is_due || next > wait->limit)) return end(wait);
    if (is_due) {
        lamina_clock_advance_to(next);
        lamina_clock_start_next();
    }
    return true;
}

long lamina_main_wait_at_futex(long word, long operation, long value, const struct timespec *timeout) {
    lamina_main_wait wait = lamina_main_wait_of(timeout ? lamina_nanoseconds(timeout) : -1);
    long result;
    do {
        struct timespec slice = lamina_main_wait_slice;
        result = lamina_raw_call(SYS_futex, word, operation, value, (long)&slice, 0, 0);
    } while (result == -ETIMEDOUT && lamina_main_wait_goes_on(&wait));
    return result;
}

// MARK: Interposed functions of the C library

#if !__has_feature(thread_sanitizer)

int epoll_wait(int set, struct epoll_event *events, int most, int timeout) {
    if (timeout == 0 || !lamina_main_wait_passes()) {
        return (int)lamina_call_result(lamina_raw_call(SYS_epoll_pwait, set, (long)events, most, timeout, 0, 0));
    }
    lamina_main_wait wait = lamina_main_wait_of(timeout < 0 ? -1 : timeout * (LAMINA_SECOND / 1000));
    long count;
    do count = lamina_raw_call(SYS_epoll_pwait, set, (long)events, most, 1, 0, 0);
    while (count == 0 && lamina_main_wait_goes_on(&wait));
    return (int)lamina_call_result(count);
}

int ppoll(struct pollfd *places, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    bool is_look = timeout && lamina_nanoseconds(timeout) == 0;
    if (is_look || !lamina_main_wait_passes()) {
        // The kernel writes the time that is left, and callers expect their own value to stay.
        struct timespec left = timeout ? *timeout : (struct timespec){0};
        return (int)lamina_call_result(lamina_raw_call(SYS_ppoll, (long)places, (long)count, timeout ? (long)&left : 0, (long)mask, _NSIG / 8, 0));
    }
    lamina_main_wait wait = lamina_main_wait_of(timeout ? lamina_nanoseconds(timeout) : -1);
    long found;
    do {
        struct timespec slice = lamina_main_wait_slice;
        found = lamina_raw_call(SYS_ppoll, (long)places, (long)count, (long)&slice, (long)mask, _NSIG / 8, 0);
    } while (found == 0 && lamina_main_wait_goes_on(&wait));
    return (int)lamina_call_result(found);
}

#endif
