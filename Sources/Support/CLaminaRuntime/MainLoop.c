#define _GNU_SOURCE
#include "MainLoop.h"
#include "RawCall.h"
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>

// On Linux, Core Foundation is part of Foundation's library but has no header, so its symbols are declared here.
extern const void *const kCFRunLoopDefaultMode;
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_source_handled);
extern void *CFRunLoopGetMain(void);
extern void CFRunLoopAddCommonMode(void *run_loop, const void *mode);
extern const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding);

/// `kCFStringEncodingASCII`.
static const uint32_t ascii = 0x0600;
/// The mode `UITrackingRunLoopMode`; the default mode until it is added.
static const void *tracking_mode;

void lamina_main_loop_add_tracking_mode(void) {
    tracking_mode = CFStringCreateWithCString(NULL, "UITrackingRunLoopMode", ascii);
    CFRunLoopAddCommonMode(CFRunLoopGetMain(), tracking_mode);
}

/// `kCFRunLoopRunHandledSource`.
static const int32_t handled_source = 4;

bool lamina_main_loop_turn(bool is_tracking) {
    // Every common timer costs twice once there are two common modes, so a film without drags has one.
    if (is_tracking && !tracking_mode) lamina_main_loop_add_tracking_mode();
    const void *mode = is_tracking ? tracking_mode : kCFRunLoopDefaultMode;
    lamina_main_enter_app();
    bool has_handled = CFRunLoopRunInMode(mode, 0, true) == handled_source;
    lamina_main_leave_app();
    return has_handled;
}

static _Atomic uint64_t wakeups;

uint64_t lamina_wakeup_count(void) {
    return atomic_load(&wakeups);
}

/// Replaces the C library's function in order to count its calls: run loops and Dispatch wake a thread by writing to the thread's `eventfd`.
int eventfd_write(int fd, eventfd_t value) {
    atomic_fetch_add(&wakeups, 1);
    long written = lamina_call_result(lamina_raw_call(SYS_write, fd, (long)&value, sizeof value, 0, 0, 0));
    return written == sizeof value ? 0 : -1;
}
