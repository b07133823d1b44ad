/// The jobs of Swift's global executor, which runs tasks on a pool of threads.

#ifndef LAMINA_DRIVEN_TASKS_H
#define LAMINA_DRIVEN_TASKS_H

#include <stdbool.h>

/// From this call on, jobs are queued instead of run.
void lamina_tasks_hold(void);

/// Starts the first queued job; returns false when the queue is empty.
bool lamina_tasks_start_ready(void);

#endif
