/// Tells whether the process's other threads are asleep, so that the driven clock is not advanced while one of them works.
///
/// Threads whose names begin with `LAMINA_BYSTANDER_PREFIX` are ignored: they are Lamina's own workers and encoders, for which no app waits.

#ifndef LAMINA_THREAD_SAMPLE_H
#define LAMINA_THREAD_SAMPLE_H

#include <stdbool.h>
#include <stdint.h>

/// The name prefix of threads that are ignored.
#define LAMINA_BYSTANDER_PREFIX "lamina-"

/// Sets the calling thread's name, truncated to 15 bytes.
void lamina_name_thread(const char *_Nonnull name);

/// A sample of the states of the other threads.
typedef struct {
    /// True when all other threads were asleep at some instant during the sampling.
    bool all_asleep;
    /// The processor time that the other threads have used so far, in nanoseconds.
    int64_t processor_time;
} lamina_thread_sample;

/// Samples all threads but the caller. Must always be called on the same thread, because its list of threads has no lock.
lamina_thread_sample lamina_sample_threads(void);

/// Makes later samples ignore the threads that the last one found awake, each until a sample finds it asleep.
void lamina_tolerate_awake_threads(void);

/// Makes later samples find the process awake, until `lamina_rest_release` is called as often: something outside of it has been asked for an answer.
void lamina_rest_hold(void);

/// Takes back one `lamina_rest_hold`.
void lamina_rest_release(void);

#endif
