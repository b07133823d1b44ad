#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Releases Foundation's timers when they become invalid.
//
// Foundation's `Timer` passes itself to Core Foundation with a reference that is never released, so every timer, and all that its
// closure captures, would stay in memory for ever. Here Core Foundation receives functions that retain and release the timer. With them it
// keeps a reference of its own until the timer is invalid.

/// The layout of `CFRunLoopTimerContext`.
struct context {
    long version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    const void *(*describe)(const void *);
};

typedef void *(*creator)(const void *, double, double, unsigned long, long, void *, struct context *);

// Weak references, because some programs run without Foundation.
extern void *timer_class[] __asm__("$s10Foundation5TimerCN") __attribute__((weak));
extern void *swift_retain(void *) __attribute__((weak));
extern void swift_release(void *) __attribute__((weak));

static const void *retain_timer(const void *timer) {
    return swift_retain((void *)timer);
}

static void release_timer(const void *timer) {
    swift_release((void *)timer);
}

/// True for the context of a Foundation `Timer`, which contains an object but no functions to retain and release it.
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
    // Releases the reference that Foundation made, since Core Foundation has its own.
    swift_release(context->info);
    return timer;
}
