#include "CLaminaStart.h"

/// Implemented in Swift, in the target Lamina.
extern void lamina_install(void);

// A constructor runs before the app's `main`, so the hook is set when `main` calls `UIApplicationMain`.
__attribute__((constructor)) static void install_before_main(void) { lamina_install(); }
