/// What the parts of the driven clock tell each other.

#ifndef LAMINA_DRIVEN_H
#define LAMINA_DRIVEN_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#define LAMINA_SECOND INT64_C(1000000000)

/// When something is due. Of two with one time, the one with the lower order was armed first.
typedef struct {
    /// Since the drive; negative when nothing is due ever.
    int64_t time;
    uint64_t order;
} lamina_deadline;

static const lamina_deadline lamina_never = {-1, 0};

/// Whether `a` comes before `b`.
static inline bool lamina_is_before(lamina_deadline a, lamina_deadline b) {
    if (a.time < 0 || b.time < 0) return a.time >= 0;
    return a.time != b.time ? a.time < b.time : a.order < b.order;
}

/// A number higher than all given before.
uint64_t lamina_next_order(void);

/// The reading of `clock` at the drive.
int64_t lamina_clock_start(clockid_t clock);

/// `timerfd`s (DrivenTimers.c): the earliest, and starting it.
lamina_deadline lamina_timers_next(void);
void lamina_timers_start_next(void);

/// Jobs of Swift's global executor (DrivenTasks.c): holding them from now on, and starting one if there is one.
void lamina_tasks_hold(void);
bool lamina_tasks_start_ready(void);

static inline int64_t lamina_nanoseconds(const struct timespec *time) {
    return (int64_t)time->tv_sec * LAMINA_SECOND + time->tv_nsec;
}

static inline struct timespec lamina_timespec(int64_t nanoseconds) {
    return (struct timespec){.tv_sec = nanoseconds / LAMINA_SECOND, .tv_nsec = nanoseconds % LAMINA_SECOND};
}

#endif
