#include "Driven.h"
#include "DrivenTime.h"
#include <stdatomic.h>

static atomic_bool driven;
/// The reading of the wall clocks at the call of `lamina_clock_drive`, in nanoseconds since 1970.
static int64_t realtime_start;
/// The driven time: the nanoseconds by which the clock was advanced since the call of `lamina_clock_drive`.
static _Atomic int64_t passed;

/// True on a thread that keeps the system's time and random numbers.
static _Thread_local bool exempt;

bool lamina_clock_is_driven(void) {
    return atomic_load_explicit(&driven, memory_order_acquire) && !exempt;
}

void lamina_clock_exempt_this_thread(void) {
    exempt = true;
}

bool lamina_clock_is_exempt(void) {
    return exempt;
}

bool lamina_time_begin(int64_t start) {
    static atomic_flag begun = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&begun)) return false;
    realtime_start = start;
    // The release order makes `realtime_start` visible to every thread that sees the clock driven.
    atomic_store_explicit(&driven, true, memory_order_release);
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
