#include "CLaminaStart.h"

/// Implemented in Swift, in the target Lamina.
extern void lamina_install(void);

// A constructor runs before the app's `main`, so the hook is set when `main` calls `UIApplicationMain`. With its priority it precedes a
// constructor that runs an app.
__attribute__((constructor(1000))) static void install_before_main(void) { lamina_install(); }
