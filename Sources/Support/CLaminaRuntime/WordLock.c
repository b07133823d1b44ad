#include "WordLock.h"

#include <sched.h>
#include <stdint.h>

bool lamina_word_try_lock(void *word) {
    return __atomic_exchange_n((uint32_t *)word, 1, __ATOMIC_ACQUIRE) == 0;
}

void lamina_word_lock(void *word) {
    for (int tries = 0; !lamina_word_try_lock(word); tries++) {
        // Reading does not take the cache line from the thread that holds the lock.
        while (__atomic_load_n((uint32_t *)word, __ATOMIC_RELAXED) != 0) {
            if (++tries > 100) sched_yield();
        }
    }
}

void lamina_word_unlock(void *word) { __atomic_store_n((uint32_t *)word, 0, __ATOMIC_RELEASE); }
