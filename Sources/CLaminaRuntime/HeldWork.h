/// Work that waits for its time, in the order of deadlines.

#ifndef LAMINA_HELD_WORK_H
#define LAMINA_HELD_WORK_H

#include "Driven.h"
#include <pthread.h>

typedef struct lamina_held_work {
    struct lamina_held_work *next;
    lamina_deadline deadline;
    /// What is to be called, with the rest, when the time has come.
    void (*start)(const struct lamina_held_work *);
    void *subject;
    void *queue;
    void (*function)(void *);
} lamina_held_work;

typedef struct {
    pthread_mutex_t lock;
    lamina_held_work *first;
} lamina_work_list;

#define LAMINA_EMPTY_WORK_LIST {PTHREAD_MUTEX_INITIALIZER, NULL}

/// What waits for its time: work given to Dispatch for later and sleeping threads.
extern lamina_work_list lamina_waiting;

/// Puts a copy of `work` behind all that is due no later, and fills in the deadline's order.
///
/// - Returns: false when there is no memory for it.
bool lamina_hold(lamina_work_list *list, lamina_held_work work);

/// When the first is due.
lamina_deadline lamina_first_deadline(lamina_work_list *list);

/// Takes out the first and starts it; false when there is none.
bool lamina_start_first(lamina_work_list *list);

#endif
