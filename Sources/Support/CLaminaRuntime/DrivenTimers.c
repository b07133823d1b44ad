#define _GNU_SOURCE
#include "DrivenTime.h"
#include "DrivenTimers.h"
#include "ExpiredTimers.h"
#include "RawCall.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>

// A driven timer remains a `timerfd` of the kernel, so that epoll, poll and read work on it, but the kernel never learns its deadline. The deadline
// is stored here; when the driven clock reaches it, the kernel's timer is set to expire at once.
//
// `close` is not interposed, because it must work in a forked child, where this file's lock may be held for ever. The entry of a closed descriptor is
// removed when a new timer gets the same number, or when the descriptor is found closed at its deadline.

typedef struct {
    int fd;
    clockid_t clock;
    lamina_deadline deadline;
    /// The interval of a repeating timer in nanoseconds; 0 for a timer that expires once.
    int64_t interval;
    /// True when an epoll set contains the timer, so that its owner can be expected to acknowledge an expiry.
    bool watched;
    /// True when the timer has expired and its owner has not acknowledged that yet, by reading or rearming it.
    bool unnoted;
} driven_timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// All `timerfd`s of the process, in no order, also those created before the clock is driven. `lock` protects this array and its sizes.
static driven_timer *timers;
static size_t count;
static size_t capacity;

static driven_timer *find(int fd) {
    for (size_t i = 0; i < count; i++) {
        if (timers[i].fd == fd) return &timers[i];
    }
    return NULL;
}

/// Returns the armed timer with the earliest deadline; NULL when none is armed.
static driven_timer *earliest(void) {
    driven_timer *first = NULL;
    for (size_t i = 0; i < count; i++) {
        if (timers[i].deadline.time < 0) continue;
        if (!first || lamina_is_before(timers[i].deadline, first->deadline)) first = &timers[i];
    }
    return first;
}

/// Adds a new timer, or overwrites the entry of a closed one that had the same descriptor; returns false when there is no memory for it.
static bool add(int fd, clockid_t clock) {
    driven_timer *timer = find(fd);
    if (!timer) {
        if (count == capacity) {
            size_t larger = capacity ? capacity * 2 : 16;
            driven_timer *moved = realloc(timers, larger * sizeof *timers);
            if (!moved) return false;
            timers = moved;
            capacity = larger;
        }
        timer = &timers[count++];
    }
    *timer = (driven_timer){.fd = fd, .clock = clock, .deadline = lamina_never};
    return true;
}

// MARK: The kernel's timers

static long raw_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
    return lamina_raw_call(SYS_timerfd_settime, fd, flags, (long)value, (long)old, 0, 0);
}

/// Waits up to `patience` nanoseconds of real time for a descriptor to become readable; returns true when it is.
static bool is_readable(int fd, int64_t patience) {
    struct pollfd look = {.fd = fd, .events = POLLIN};
    struct timespec limit = lamina_timespec(patience);
    return lamina_raw_call(SYS_ppoll, (long)&look, 1, (long)&limit, 0, 0, 0) > 0;
}

/// Makes the kernel's timer expire now, and returns when the threads that wait for it have been woken; returns false for an invalid descriptor.
static bool run_out(int fd) {
    // 1 ns as an absolute time is in the past of every clock. The value 0 would disarm the timer instead.
    struct itimerspec past = {.it_value = {.tv_nsec = 1}};
    if (raw_settime(fd, TFD_TIMER_ABSTIME, &past, NULL) < 0) return false;
    // The timer expires in an interrupt, possibly slightly later, so this waits until its descriptor is readable. If an owner on another thread has
    // already read the timer, its descriptor does not become readable again; hence the limit of 10 ms.
    is_readable(fd, LAMINA_SECOND / 100);
    return true;
}

/// Makes a timer expire, and gives a repeating timer its next deadline.
static void start(driven_timer *timer) {
    timer->unnoted = run_out(timer->fd) && timer->watched;
    if (timer->interval > 0) {
        timer->deadline = (lamina_deadline){timer->deadline.time + timer->interval, lamina_next_order()};
    } else {
        timer->deadline = lamina_never;
    }
}

/// Removes an entry by moving the last entry into its place.
static void drop(driven_timer *timer) {
    *timer = timers[--count];
}

/// True when the descriptor is no longer a `timerfd`.
static bool is_closed(int fd) {
    struct itimerspec value;
    return lamina_raw_call(SYS_timerfd_gettime, fd, (long)&value, 0, 0, 0, 0) < 0;
}

// MARK: Interface to the clock

lamina_deadline lamina_timers_next(void) {
    pthread_mutex_lock(&lock);
    driven_timer *first = earliest();
    lamina_deadline deadline = first ? first->deadline : lamina_never;
    pthread_mutex_unlock(&lock);
    return deadline;
}

void lamina_timers_start_next(void) {
    pthread_mutex_lock(&lock);
    driven_timer *first = earliest();
    if (first && is_closed(first->fd)) {
        drop(first);
    } else if (first) {
        start(first);
    }
    pthread_mutex_unlock(&lock);
}

bool lamina_clock_has_unnoted_timer(void) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < count; i++) {
        if (!timers[i].unnoted) continue;
        // A descriptor that is no longer readable has been read or rearmed by its owner.
        timers[i].unnoted = is_readable(timers[i].fd, 0);
        found |= timers[i].unnoted;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

void lamina_clock_forget_unnoted_timers(void) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < count; i++) timers[i].unnoted = false;
    pthread_mutex_unlock(&lock);
}

// MARK: Arming

/// Returns the remaining time and the interval, as `timerfd_gettime` reports them.
static struct itimerspec remaining(const driven_timer *timer) {
    struct itimerspec value = {.it_interval = lamina_timespec(timer->interval)};
    if (timer->deadline.time < 0) return value;
    int64_t left = timer->deadline.time - lamina_clock_now();
    // A value of 0 would mean that the timer is disarmed.
    value.it_value = lamina_timespec(left > 0 ? left : 1);
    return value;
}

/// The deadline of a timer that is set to `value`, in nanoseconds since the drive; 0 for an absolute deadline that lies before the drive.
static int64_t due(const driven_timer *timer, int flags, const struct itimerspec *value) {
    int64_t time = lamina_nanoseconds(&value->it_value);
    int64_t since_drive = flags & TFD_TIMER_ABSTIME ? time - lamina_clock_start(timer->clock) : time + lamina_clock_now();
    return since_drive > 0 ? since_drive : 0;
}

/// Sets a timer as `timerfd_settime` does; the value 0 disarms it.
static void arm(driven_timer *timer, int flags, const struct itimerspec *value) {
    struct itimerspec disarmed = {0};
    // Setting a timer also discards an expiry that has not been read, so the kernel's timer is reset too.
    raw_settime(timer->fd, 0, &disarmed, NULL);
    timer->unnoted = false;
    timer->interval = lamina_nanoseconds(&value->it_interval);
    timer->deadline = lamina_never;
    if (lamina_nanoseconds(&value->it_value) == 0) return;
    timer->deadline = (lamina_deadline){due(timer, flags, value), lamina_next_order()};
    // A timer that is already due expires here: its owner may block on it while nothing advances the clock.
    if (timer->deadline.time <= lamina_clock_now()) start(timer);
}

static bool is_valid(const struct itimerspec *value) {
    return value && value->it_value.tv_nsec >= 0 && value->it_value.tv_nsec < LAMINA_SECOND && value->it_interval.tv_nsec >= 0
        && value->it_interval.tv_nsec < LAMINA_SECOND && value->it_value.tv_sec >= 0 && value->it_interval.tv_sec >= 0;
}

// MARK: Interposed functions of the C library

int timerfd_create(int clock, int flags) {
    long fd = lamina_call_result(lamina_raw_call(SYS_timerfd_create, clock, flags, 0, 0, 0, 0));
    if (fd < 0) return -1;
    pthread_mutex_lock(&lock);
    bool added = add((int)fd, clock);
    pthread_mutex_unlock(&lock);
    if (added) return (int)fd;
    lamina_raw_call(SYS_close, fd, 0, 0, 0, 0, 0);
    errno = ENOMEM;
    return -1;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
    pthread_mutex_lock(&lock);
    // Invalid values and unknown descriptors go to the kernel, which reports the error.
    driven_timer *timer = lamina_clock_is_driven() && is_valid(value) ? find(fd) : NULL;
    if (timer) {
        if (old) *old = remaining(timer);
        arm(timer, flags, value);
    }
    pthread_mutex_unlock(&lock);
    return timer ? 0 : (int)lamina_call_result(raw_settime(fd, flags, value, old));
}

int timerfd_gettime(int fd, struct itimerspec *value) {
    pthread_mutex_lock(&lock);
    driven_timer *timer = lamina_clock_is_driven() ? find(fd) : NULL;
    if (timer) *value = remaining(timer);
    pthread_mutex_unlock(&lock);
    return timer ? 0 : (int)lamina_call_result(lamina_raw_call(SYS_timerfd_gettime, fd, (long)value, 0, 0, 0, 0));
}

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
    pthread_mutex_lock(&lock);
    driven_timer *timer = find(fd);
    if (timer) {
        timer->watched = operation != EPOLL_CTL_DEL;
        // Every call counts as an acknowledgement: after Dispatch's last timer has expired, Dispatch neither reads nor disarms it, and only removes
        // it from the epoll set.
        timer->unnoted = false;
    }
    pthread_mutex_unlock(&lock);
    return (int)lamina_call_result(lamina_raw_call(SYS_epoll_ctl, set, operation, fd, (long)event, 0, 0));
}
