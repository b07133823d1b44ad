/// Driven time for the source files of this target: its beginning, deadlines and conversions. See include/DrivenClock.h for the clock.

#ifndef LAMINA_DRIVEN_H
#define LAMINA_DRIVEN_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// Nanoseconds per second.
#define LAMINA_SECOND INT64_C(1000000000)

/// The time at which a timer or held work is due. Among equal times the smaller `order` comes first, which is the earlier request.
typedef struct {
    /// Nanoseconds since the call of `lamina_clock_drive`; negative means never.
    int64_t time;
    uint64_t order;
} lamina_deadline;

/// The deadline of a disarmed timer or an empty list, later than all others.
static const lamina_deadline lamina_never = {-1, 0};

/// True when `a` is due before `b`.
static inline bool lamina_is_before(lamina_deadline a, lamina_deadline b) {
    if (a.time < 0 || b.time < 0) return a.time >= 0;
    return a.time != b.time ? a.time < b.time : a.order < b.order;
}

/// True on a thread that is exempt from driven time and seeded random numbers.
bool lamina_clock_is_exempt(void);

/// Begins driven time, as `lamina_clock_drive` says.
///
/// - Returns: false, without an effect, when it has begun before.
bool lamina_time_begin(int64_t realtime_start);

/// Returns a number greater than all earlier results; it orders deadlines at equal times.
uint64_t lamina_next_order(void);

/// The reading of `clock` at the call of `lamina_clock_drive`, in nanoseconds. The reading at a later time is this number plus the driven time.
int64_t lamina_clock_start(clockid_t clock);

static inline int64_t lamina_nanoseconds(const struct timespec *time) {
    return (int64_t)time->tv_sec * LAMINA_SECOND + time->tv_nsec;
}

static inline struct timespec lamina_timespec(int64_t nanoseconds) {
    return (struct timespec){.tv_sec = nanoseconds / LAMINA_SECOND, .tv_nsec = nanoseconds % LAMINA_SECOND};
}

#endif
