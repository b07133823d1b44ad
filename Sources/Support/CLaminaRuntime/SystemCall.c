#define _GNU_SOURCE
#include "DrivenMainWait.h"
#include "RawCall.h"
#include <linux/futex.h>
#include <stdarg.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Replaces the C library's function for the calls that libraries make by number: random bytes, and waits at a futex, by which Dispatch's groups and
/// queues wait.
long syscall(long number, ...) {
    // Reads six arguments whatever their real number; the kernel ignores those that the call does not take.
    va_list list;
    va_start(list, number);
    long a[6];
    for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom) return getrandom((void *)a[0], (size_t)a[1], (unsigned)a[2]);
    bool is_wait = number == SYS_futex && (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT;
    if (is_wait && lamina_main_wait_passes()) return lamina_call_result(lamina_main_wait_at_futex(a[0], a[1], a[2], (void *)a[3]));
    return lamina_call_result(lamina_raw_call(number, a[0], a[1], a[2], a[3], a[4], a[5]));
}
