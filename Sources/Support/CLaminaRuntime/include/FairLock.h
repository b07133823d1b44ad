/// A lock that the thread which holds it may acquire again, and that waiting threads get in the order in which they asked.
///
/// A mutex of the C library is faster between many threads, but a thread that releases it and acquires it again at once can keep all others out
/// for a long time.

#ifndef LAMINA_FAIR_LOCK_H
#define LAMINA_FAIR_LOCK_H

typedef struct lamina_fair_lock lamina_fair_lock;

/// Returns a new lock that no thread holds; NULL when there is no memory for it. It is never freed.
lamina_fair_lock *lamina_fair_lock_create(void);

/// Waits until no other thread holds the lock, and acquires it once more.
void lamina_fair_lock_acquire(lamina_fair_lock *lock);

/// Releases the lock once; does nothing when the calling thread does not hold it.
void lamina_fair_lock_release(lamina_fair_lock *lock);

#endif
