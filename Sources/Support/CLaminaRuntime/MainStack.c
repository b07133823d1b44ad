#define _GNU_SOURCE
#include "MainStack.h"
#include "RawCall.h"
#include "RealTime.h"
#include <execinfo.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

// A thread's registers are known only to itself and to debuggers. So the main thread writes its stack down itself, in a signal handler. The unwinder
// reads the tables that the compiler leaves for exceptions; the C library, in which a waiting thread stands, has no frame pointers to follow.

#define MOST_FRAMES 256

static void *frames[MOST_FRAMES];
static void *interrupted;
/// The number of frames; 0 until the main thread has written them.
static atomic_int frame_count;

static void record(int signal, siginfo_t *info, void *context) {
    (void)signal, (void)info;
    int error = errno;
    const ucontext_t *state = context;
#if defined(__x86_64__)
    interrupted = (void *)state->uc_mcontext.gregs[REG_RIP];
#else
    interrupted = (void *)state->uc_mcontext.pc;
#endif
    atomic_store(&frame_count, backtrace(frames, MOST_FRAMES));
    errno = error;
}

/// A signal that nothing else uses: the C library reserves the first ones, and programs begin with the first free one.
static int request_signal(void) {
    return SIGRTMAX - 1;
}

/// Unblocks a signal on the calling thread; the process that started this one may have blocked it.
static void unblock(int signal) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void lamina_prepare_main_stack(void) {
    // A library must not be loaded in a signal handler.
    void *frame;
    backtrace(&frame, 1);
    unblock(request_signal());
}

size_t lamina_main_stack(uintptr_t *addresses, size_t capacity) {
    struct sigaction action = {.sa_sigaction = record, .sa_flags = SA_SIGINFO | SA_RESTART};
    atomic_store(&frame_count, 0);
    sigaction(request_signal(), &action, NULL);
    // The main thread has the number of the process.
    lamina_raw_call(SYS_tgkill, getpid(), getpid(), request_signal(), 0, 0, 0);
    for (int wait = 0; wait < 1000 && atomic_load(&frame_count) == 0; wait++) lamina_clock_real_pause(1000000);
    int count = atomic_load(&frame_count);
    // The first frames are those of the handler.
    int first = 0;
    while (first < count && frames[first] != interrupted) first++;
    if (first == count) first = 0;
    size_t kept = (size_t)(count - first) < capacity ? (size_t)(count - first) : capacity;
    for (size_t i = 0; i < kept; i++) addresses[i] = (uintptr_t)frames[first + i];
    return kept;
}

/// A function of Swift's runtime library.
extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags) __attribute__((weak));

char *lamina_demangle(const char *symbol) {
    return swift_demangle ? swift_demangle(symbol, strlen(symbol), NULL, NULL, 0) : NULL;
}

void lamina_end_after(int seconds) {
    signal(SIGALRM, SIG_DFL);
    unblock(SIGALRM);
    struct itimerval timer = {.it_value = {.tv_sec = seconds}};
    lamina_raw_call(SYS_setitimer, ITIMER_REAL, (long)&timer, 0, 0, 0, 0);
}
