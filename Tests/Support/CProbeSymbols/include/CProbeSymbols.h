/// The entry points of the initialisers of ClockProbe's class `Base`, found by their mangled symbols, as CLaminaRuntime finds `CALayer`'s.

#ifndef PROBE_SYMBOLS_H
#define PROBE_SYMBOLS_H

#include "CLaminaRuntime.h"

/// `Base.init()`.
lamina_initialiser _Nonnull probe_initialiser(void);
/// `Base.init(copying:)`.
lamina_initialiser _Nonnull probe_initialiser_copying(void);
/// `Base.init(frame:)`.
lamina_initialiser _Nonnull probe_initialiser_frame(void);

#endif
