#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Works around a leak of Foundation on Linux: releases its timers when they become invalid.
//
// Foundation's `Timer` retains itself and passes itself to Core Foundation, but nobody balances the retain. So every timer, and all that its closure
// captures, would stay in memory for ever. The replacement below gives Core Foundation functions that retain and release the timer. With them Core
// Foundation keeps a reference of its own until the timer is invalid, and Foundation's extra one is released at once.

/// The layout of `CFRunLoopTimerContext`.
struct context {
    long version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    const void *(*describe)(const void *);
};

/// The type of `CFRunLoopTimerCreate`.
typedef void *(*creator)(const void *, double, double, unsigned long, long, void *, struct context *);

// The metadata of Foundation's class `Timer`, and functions of Swift's runtime. The references are weak, because some programs run without them.
extern void *timer_class[] __asm__("$s10Foundation5TimerCN") __attribute__((weak));
extern void *swift_retain(void *) __attribute__((weak));
extern void swift_release(void *) __attribute__((weak));

static const void *retain_timer(const void *timer) {
    return swift_retain((void *)timer);
}

static void release_timer(const void *timer) {
    swift_release((void *)timer);
}

/// True for the context of a Foundation `Timer`: an object whose first word is the class `Timer`, without functions to retain and release it.
static int holds_timer(const struct context *context) {
    return context && context->info && !context->retain && !context->release && timer_class && swift_retain && swift_release &&
        *(void **)context->info == (void *)timer_class;
}

// MARK: Interposed function of Core Foundation

void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, void *callout, struct context *context) {
    creator create = (creator)dlsym(RTLD_NEXT, "CFRunLoopTimerCreate");
    if (!create) return NULL;
    if (!holds_timer(context)) return create(allocator, date, interval, flags, order, callout, context);
    struct context owning = *context;
    owning.retain = retain_timer;
    owning.release = release_timer;
    void *timer = create(allocator, date, interval, flags, order, callout, &owning);
    // Core Foundation has retained the timer by itself, so the reference that Foundation added is released.
    swift_release(context->info);
    return timer;
}
