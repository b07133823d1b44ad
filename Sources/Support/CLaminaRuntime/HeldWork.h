/// Held work: requests such as `dispatch_after` that wait in a list, sorted by deadline, until the driven clock reaches their time.

#ifndef LAMINA_HELD_WORK_H
#define LAMINA_HELD_WORK_H

#include "Driven.h"
#include <pthread.h>

/// One request, as a node of a linked list.
typedef struct lamina_held_work {
    struct lamina_held_work *next;
    lamina_deadline deadline;
    /// Called with this structure when the work is due.
    void (*start)(const struct lamina_held_work *);
    /// The arguments of `start`, which alone knows their meaning: for example a block and its queue.
    void *subject;
    void *queue;
    void (*function)(void *);
} lamina_held_work;

/// A list of held work, with the lock that protects it.
typedef struct {
    pthread_mutex_t lock;
    lamina_held_work *first;
} lamina_work_list;

#define LAMINA_EMPTY_WORK_LIST {PTHREAD_MUTEX_INITIALIZER, NULL}

/// The work that waits for a later time: calls of `dispatch_after`, and sleeping threads.
extern lamina_work_list lamina_waiting;

/// Inserts a copy of `work` into the list, behind all work that is due at the same time or earlier. Sets the `order` of its deadline.
///
/// - Returns: false when there is no memory for it.
bool lamina_hold(lamina_work_list *list, lamina_held_work work);

/// The deadline of the first work in the list; `lamina_never` when it is empty.
lamina_deadline lamina_first_deadline(lamina_work_list *list);

/// Removes the first work and starts it; returns false when the list is empty.
bool lamina_start_first(lamina_work_list *list);

#endif
