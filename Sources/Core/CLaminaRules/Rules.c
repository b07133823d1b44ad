// The rules are inline functions; this file makes the target one that can be built, and compiles them once.
#include "CLaminaRules.h"
