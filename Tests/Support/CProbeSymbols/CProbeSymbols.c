#include "CProbeSymbols.h"

extern void plain(void) __asm__("$s10ClockProbe4BaseCACycfC") __attribute__((weak));
extern void copying(void) __asm__("$s10ClockProbe4BaseC7copyingACyp_tcfC") __attribute__((weak));
extern void frame(void) __asm__("$s10ClockProbe4BaseC5frameAC10Foundation6CGRectV_tcfC") __attribute__((weak));

lamina_initialiser probe_initialiser(void) { return plain; }
lamina_initialiser probe_initialiser_copying(void) { return copying; }
lamina_initialiser probe_initialiser_frame(void) { return frame; }
