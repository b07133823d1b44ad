/// Whether the other threads of the process have come to rest.
///
/// Threads whose name begins with `LAMINA_BYSTANDER_PREFIX` do not count: Lamina's own workers and encoders, which nothing in an app waits for.

#ifndef LAMINA_THREAD_LOOK_H
#define LAMINA_THREAD_LOOK_H

#include <stdbool.h>
#include <stdint.h>

/// Start of the names of threads that do not count.
#define LAMINA_BYSTANDER_PREFIX "lamina-"

/// Gives the calling thread a name of at most 15 bytes; a longer one is cut.
void lamina_name_thread(const char *_Nonnull name);

/// What one look at the other threads saw.
typedef struct {
    /// There was an instant during the look at which all of them were asleep.
    bool all_asleep;
    /// Processor time that they have used so far, nanoseconds.
    int64_t processor_time;
} lamina_thread_look;

/// Looks at all threads but the caller's. For one thread of the process only, and always the same.
lamina_thread_look lamina_look_at_threads(void);

/// Leaves out those that the last look saw awake, until one sees them asleep.
void lamina_tolerate_awake_threads(void);

#endif
