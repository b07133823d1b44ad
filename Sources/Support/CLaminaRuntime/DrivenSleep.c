#define _GNU_SOURCE
#include "DrivenTime.h"
#include "HeldWork.h"
#include "RawCall.h"
#include <semaphore.h>
#include <sys/syscall.h>
#include <unistd.h>

// The main thread is the one that advances the clock, so it would sleep for ever: its sleep advances the clock to the sleep's end and returns.
// Another thread blocks until the main thread has advanced the clock to the sleep's deadline.

/// Ends a sleep: posts the semaphore on which the thread blocks.
static void wake(const lamina_held_work *work) {
    sem_post(work->subject);
}

/// Sleeps until `time`, in nanoseconds since the drive.
static void sleep_until(int64_t time) {
    // The main thread is the one whose identifier equals the process's.
    if (gettid() == getpid()) {
        lamina_clock_advance_to(time);
        return;
    }
    if (time <= lamina_clock_now()) return;
    sem_t woken;
    sem_init(&woken, 0, 0);
    if (lamina_hold(&lamina_waiting, (lamina_held_work){.deadline = {.time = time}, .start = wake, .subject = &woken})) {
        // A signal interrupts the wait without a post, so it is repeated.
        while (sem_wait(&woken) < 0) {}
    }
    sem_destroy(&woken);
}

// MARK: Interposed functions of the C library

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (time->tv_nsec < 0 || time->tv_nsec >= LAMINA_SECOND) return EINVAL;
    // This function returns the error number itself instead of setting `errno`.
    if (!lamina_clock_is_driven()) return (int)-lamina_raw_call(SYS_clock_nanosleep, clock, flags, (long)time, (long)left, 0, 0);
    int64_t duration = lamina_nanoseconds(time);
    if (flags & TIMER_ABSTIME) {
        sleep_until(duration - lamina_clock_start(clock));
    } else {
        // Every sleep takes at least 1 ns. Foundation repeats a sleep until the clock has moved, so a sleep of 0 ns would repeat for ever.
        sleep_until(lamina_clock_now() + (duration > 0 ? duration : 1));
    }
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    int error = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
    if (error == 0) return 0;
    errno = error;
    return -1;
}

int usleep(useconds_t microseconds) {
    struct timespec time = lamina_timespec((int64_t)microseconds * 1000);
    return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
    struct timespec time = {.tv_sec = seconds};
    return nanosleep(&time, &time) == 0 ? 0 : (unsigned)time.tv_sec;
}
