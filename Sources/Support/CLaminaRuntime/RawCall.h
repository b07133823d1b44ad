/// System calls without the C library. Some of its functions are replaced in this target; a replacement that called the library could call itself.

#ifndef LAMINA_RAW_CALL_H
#define LAMINA_RAW_CALL_H

#include <errno.h>

/// Calls the kernel with up to six arguments.
///
/// - Returns: The result, or the negated error number. `errno` is unchanged.
static inline long lamina_raw_call(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
    // The number and the result are in rax, the arguments in rdi, rsi, rdx, r10, r8 and r9; the instruction overwrites rcx and r11.
    long result;
    register long fourth __asm__("r10") = d;
    register long fifth __asm__("r8") = e;
    register long sixth __asm__("r9") = f;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    // The number is in x8, the arguments are in x0 to x5, and the result replaces the first.
    register long call __asm__("x8") = number;
    register long first __asm__("x0") = a;
    register long second __asm__("x1") = b;
    register long third __asm__("x2") = c;
    register long fourth __asm__("x3") = d;
    register long fifth __asm__("x4") = e;
    register long sixth __asm__("x5") = f;
    __asm__ volatile("svc #0"
                     : "+r"(first)
                     : "r"(call), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory");
    return first;
#else
#error "Lamina knows the system calls of x86-64 and aarch64"
#endif
}

/// Converts a raw result to the C convention: -1 with the error number in `errno`. The kernel returns errors as -4095...-1.
static inline long lamina_call_result(long result) {
    if (result >= 0 || result < -4095) return result;
    errno = (int)-result;
    return -1;
}

#endif
