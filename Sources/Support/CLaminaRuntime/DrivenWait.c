#define _GNU_SOURCE
#include "Driven.h"
#include "DrivenMainWait.h"
#include "DrivenTasks.h"
#include "DrivenTime.h"
#include "RealTime.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

// Waits with a time limit, while the clock is driven. Such a wait is for another thread, and other threads compute in real time. Therefore the rest
// of the limit, which the caller gave in driven time, becomes an equal duration of real time. When a limit of the main thread expires, the driven
// clock is advanced to it. Otherwise a caller that checks the clock would see that no time has passed and wait again and again.
//
// Left out under the thread sanitizer, which must intercept these functions itself.
#if !__has_feature(thread_sanitizer)

static bool is_main_thread(void) {
    return gettid() == getpid();
}

/// The nanoseconds until a time limit on a driven clock; 0 after it.
///
/// The limit does not tell which clock it refers to. One below 10^9 s is a reading of the monotonic clock, which starts at 1000 s; a wall clock read
/// 10^9 s in September 2001.
static int64_t time_left(const struct timespec *limit) {
    clockid_t clock = limit->tv_sec < 1000000000 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    int64_t left = lamina_nanoseconds(limit) - lamina_clock_start(clock) - lamina_clock_now();
    return left > 0 ? left : 0;
}

/// Converts a time limit on a driven clock to one on the system's monotonic clock, with the same time left.
static struct timespec real_limit(const struct timespec *limit) {
    return lamina_timespec(lamina_clock_real_now() + time_left(limit));
}

/// On the main thread, advances the driven clock to `limit`; called when the wait has timed out.
static void pass_until(const struct timespec *limit) {
    clockid_t clock = limit->tv_sec < 1000000000 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    if (is_main_thread()) lamina_clock_advance_to(lamina_nanoseconds(limit) - lamina_clock_start(clock));
}

/// Waits for a semaphore for a millisecond of real time.
static int wait_for_slice(sem_t *semaphore) {
    struct timespec moment = lamina_timespec(lamina_clock_real_now() + lamina_nanoseconds(&lamina_main_wait_slice));
    return sem_clockwait(semaphore, CLOCK_MONOTONIC, &moment);
}

/// Waits for a semaphore while driven time passes; a negative duration has no end.
static int wait_in_app(sem_t *semaphore, int64_t duration) {
    lamina_main_wait wait = lamina_main_wait_of(duration);
    while (wait_for_slice(semaphore) < 0) {
        if (errno != ETIMEDOUT) return -1;
        if (!lamina_main_wait_goes_on(&wait)) {
            errno = ETIMEDOUT;
            return -1;
        }
    }
    return 0;
}

// MARK: Interposed functions of the C library

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
    if (!lamina_clock_is_driven()) {
        int (*original)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
        return original(condition, mutex, limit);
    }
    struct timespec real = real_limit(limit);
    int error = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
    if (error == ETIMEDOUT) pass_until(limit);
    return error;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
    if (!lamina_clock_is_driven()) return sem_clockwait(semaphore, CLOCK_REALTIME, limit);
    if (time_left(limit) > 0 && lamina_main_wait_passes()) return wait_in_app(semaphore, time_left(limit));
    struct timespec real = real_limit(limit);
    int result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &real);
    if (result < 0 && errno == ETIMEDOUT) pass_until(limit);
    return result;
}

/// On the main thread, starts the queued jobs of Swift's tasks during the wait, one per millisecond: one of them may have to signal the semaphore.
int sem_wait(sem_t *semaphore) {
    if (!lamina_clock_is_driven() || !is_main_thread()) {
        int (*original)(sem_t *) = dlsym(RTLD_NEXT, "sem_wait");
        return original(semaphore);
    }
    if (lamina_main_wait_passes()) return wait_in_app(semaphore, -1);
    while (wait_for_slice(semaphore) < 0) {
        if (errno != ETIMEDOUT) return -1;
        lamina_tasks_start_ready();
    }
    return 0;
}

#endif
