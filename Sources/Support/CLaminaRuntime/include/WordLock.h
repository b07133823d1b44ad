/// A lock in one 32-bit word: 0 is free, 1 is held.
///
/// A thread that waits spins a hundred times and then lets others run, so the lock suits short work only, as `os_unfair_lock` does.

#ifndef LAMINA_WORD_LOCK_H
#define LAMINA_WORD_LOCK_H

#include <stdbool.h>

/// Takes the lock, and waits until it is free.
void lamina_word_lock(void *_Nonnull word);

/// Takes the lock if it is free.
///
/// - Returns: True when it was.
bool lamina_word_try_lock(void *_Nonnull word);

/// Frees the lock.
void lamina_word_unlock(void *_Nonnull word);

#endif
