#include "DrivenClock.h"
#include "HeldWork.h"

// Holds the jobs of Swift's global executor while the clock is driven.
//
// The executor runs jobs on as many threads as there are processors, in an unpredictable order. Here jobs are queued and handed to the executor one
// at a time, first in, first out. Swift calls a hook, where one is set, in place of the executor's own function.

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void enqueue(void *job);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue *original);

static lamina_work_list ready = LAMINA_EMPTY_WORK_LIST;

static void hand_over(const lamina_held_work *work) {
    ((enqueue *)work->function)(work->subject);
}

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
