#include "FairLock.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// The states of a lock: free, held, and held while other threads may wait.
enum { is_free, is_held, is_awaited };

/// A waiting thread, on that thread's stack.
struct lamina_waiter {
    struct lamina_waiter *next;
    pthread_cond_t woken;
    /// True when the lock has been handed to this thread.
    bool granted;
};

struct lamina_fair_lock {
    _Atomic int32_t state;
    /// The number of times that the owner must still release the lock.
    int32_t depth;
    /// The thread that holds the lock; 0 while none does.
    _Atomic uintptr_t owner;
    /// The lock on the list of waiting threads, which no thread holds for long.
    pthread_mutex_t guard;
    struct lamina_waiter *first;
    struct lamina_waiter *last;
};

lamina_fair_lock *lamina_fair_lock_create(void) {
    lamina_fair_lock *lock = calloc(1, sizeof *lock);
    if (lock) pthread_mutex_init(&lock->guard, NULL);
    return lock;
}

/// Waits in the list of threads, unless the lock has become free meanwhile.
static void wait_in_line(lamina_fair_lock *lock) {
    pthread_mutex_lock(&lock->guard);
    // From here on, a release finds `is_awaited` and takes `guard`, so it cannot miss the new waiter.
    if (atomic_exchange_explicit(&lock->state, is_awaited, memory_order_acquire) != is_free) {
        struct lamina_waiter waiter = {.woken = PTHREAD_COND_INITIALIZER};
        if (lock->last) lock->last->next = &waiter;
        else lock->first = &waiter;
        lock->last = &waiter;
        while (!waiter.granted) pthread_cond_wait(&waiter.woken, &lock->guard);
    }
    pthread_mutex_unlock(&lock->guard);
}

/// Hands the lock to the thread that has waited longest; frees it when none waits.
static void hand_over(lamina_fair_lock *lock) {
    pthread_mutex_lock(&lock->guard);
    struct lamina_waiter *next = lock->first;
    if (next) {
        lock->first = next->next;
        if (!lock->first) lock->last = NULL;
        next->granted = true;
        pthread_cond_signal(&next->woken);
    } else {
        atomic_store_explicit(&lock->state, is_free, memory_order_release);
    }
    pthread_mutex_unlock(&lock->guard);
}

/// Identifies the calling thread, by the address of its thread control block.
static inline uintptr_t this_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

void lamina_fair_lock_acquire(lamina_fair_lock *lock) {
    uintptr_t self = this_thread();
    // Only this thread stores its own identifier, so another thread's value read here late is never mistaken for it.
    if (atomic_load_explicit(&lock->owner, memory_order_relaxed) != self) {
        int32_t expected = is_free;
        if (!atomic_compare_exchange_strong_explicit(&lock->state, &expected, is_held, memory_order_acquire, memory_order_relaxed)) {
            wait_in_line(lock);
        }
        atomic_store_explicit(&lock->owner, self, memory_order_relaxed);
    }
    lock->depth++;
}

void lamina_fair_lock_release(lamina_fair_lock *lock) {
    if (atomic_load_explicit(&lock->owner, memory_order_relaxed) != this_thread()) return;
    if (--lock->depth > 0) return;
    atomic_store_explicit(&lock->owner, 0, memory_order_relaxed);
    int32_t expected = is_held;
    if (!atomic_compare_exchange_strong_explicit(&lock->state, &expected, is_free, memory_order_release, memory_order_relaxed)) hand_over(lock);
}
