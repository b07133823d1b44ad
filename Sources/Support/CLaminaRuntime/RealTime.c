#define _GNU_SOURCE
#include "Driven.h"
#include "RawCall.h"
#include "RealTime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>

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
