/// Initialisers of ClockProbe's class `Base`, referenced by their symbols.

#ifndef PROBE_SYMBOLS_H
#define PROBE_SYMBOLS_H

#include "CLaminaRuntime.h"

lamina_initialiser _Nonnull probe_initialiser(void);
lamina_initialiser _Nonnull probe_initialiser_copying(void);
lamina_initialiser _Nonnull probe_initialiser_frame(void);

#endif
