#include "DrivenTasks.h"
#include "DrivenTime.h"
#include "HeldWork.h"

// Holds the jobs of Swift's global executor while the clock is driven. A job is a part of a task between two suspensions.
//
// The executor runs jobs on as many threads as there are processors, in an unpredictable order. Here jobs are queued and handed to the executor one
// at a time, first in, first out. Swift's runtime has a hook for this: if `swift_task_enqueueGlobal_hook` is set, the runtime calls it for every job,
// with its own enqueuing function as `original`.

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void enqueue(void *job);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue *original);

/// The queued jobs in the order in which they arrived.
static lamina_work_list ready = LAMINA_EMPTY_WORK_LIST;

/// Passes a queued job to the executor's own enqueuing function.
static void hand_over(const lamina_held_work *work) {
    ((enqueue *)work->function)(work->subject);
}

/// The hook: queues a job, due at once.
static SWIFT void hold_job(void *job, enqueue *original) {
    lamina_held_work work = {
        .deadline = {.time = lamina_clock_now()},
        .start = hand_over,
        .subject = job,
        .function = (void (*)(void *))original,
    };
    if (!lamina_hold(&ready, work)) original(job);
}

void lamina_tasks_hold(void) {
    swift_task_enqueueGlobal_hook = hold_job;
}

bool lamina_tasks_start_ready(void) {
    return lamina_start_first(&ready);
}
