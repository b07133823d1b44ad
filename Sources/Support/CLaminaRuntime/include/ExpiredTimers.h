/// Driven timers that have expired, and whose owners may still react.

#ifndef LAMINA_EXPIRED_TIMERS_H
#define LAMINA_EXPIRED_TIMERS_H

#include <stdbool.h>

/// True when a timer has expired and its owner has not acknowledged it yet, by reading, arming or disarming it, and so may still react.
bool lamina_clock_has_unnoted_timer(void);

/// Treats all expired timers as acknowledged; for owners that do not react.
void lamina_clock_forget_unnoted_timers(void);

#endif
