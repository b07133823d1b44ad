/// The driven `timerfd`s.

#ifndef LAMINA_DRIVEN_TIMERS_H
#define LAMINA_DRIVEN_TIMERS_H

#include "Driven.h"

/// The deadline of the earliest timer; `lamina_never` when none is armed.
lamina_deadline lamina_timers_next(void);

/// Lets the timer with the earliest deadline expire.
void lamina_timers_start_next(void);

#endif
