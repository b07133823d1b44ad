#include "CUIKitStart.h"

/// Implemented in Swift, in the target UIKitNibs.
extern void lamina_install_nibs(void);

__attribute__((constructor(1000))) static void install_before_main(void) { lamina_install_nibs(); }
