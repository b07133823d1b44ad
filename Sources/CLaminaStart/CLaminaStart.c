#include "CLaminaStart.h"

/// Implemented in Swift, in the target Lamina.
extern void lamina_install(void);

__attribute__((constructor)) static void install_before_main(void) { lamina_install(); }
