#include "DrivenClock.h"
#include "HeldWork.h"

// Swift's global executor runs jobs on as many threads as there are processors, in an order that is different each time. While driven, jobs wait here and
// are handed to it one at a time, first come first served. The hook is Swift's own, made for replacing the executor.

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
