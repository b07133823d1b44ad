#include "DrivenClock.h"
#include "DrivenTasks.h"
#include "DrivenTime.h"
#include "DrivenTimers.h"
#include "HeldWork.h"

bool lamina_clock_drive(int64_t start) {
    if (!lamina_time_begin(start)) return false;
    lamina_tasks_hold();
    return true;
}

int64_t lamina_clock_next_deadline(void) {
    lamina_deadline timer = lamina_timers_next();
    lamina_deadline work = lamina_first_deadline(&lamina_waiting);
    return lamina_is_before(timer, work) ? timer.time : work.time;
}

bool lamina_clock_start_next(void) {
    // Queued jobs of tasks need no time to pass, so they precede all timers and held work.
    if (lamina_tasks_start_ready()) return true;
    lamina_deadline timer = lamina_timers_next();
    lamina_deadline work = lamina_first_deadline(&lamina_waiting);
    bool timer_first = lamina_is_before(timer, work);
    int64_t due = timer_first ? timer.time : work.time;
    if (due < 0 || due > lamina_clock_now()) return false;
    if (timer_first) {
        lamina_timers_start_next();
    } else {
        lamina_start_first(&lamina_waiting);
    }
    return true;
}
