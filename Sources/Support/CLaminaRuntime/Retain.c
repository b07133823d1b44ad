#include "Retain.h"
#include <stddef.h>

/// Swift's runtime function behind weak references: returns NULL for an object whose deallocation has begun.
extern void *swift_tryRetain(void *object);

bool lamina_try_retain(void *object) { return swift_tryRetain(object) != NULL; }
