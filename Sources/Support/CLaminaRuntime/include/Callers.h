/// The functions that have called the present one, for the line of code that has added an animation.

#ifndef LAMINA_CALLERS_H
#define LAMINA_CALLERS_H

#include <stddef.h>
#include <stdint.h>

/// Makes the function that calls this one the end of the calling thread's stack for `lamina_callers`: it and those that have called it are left out.
void lamina_begin_callers(void);

/// Writes the return addresses on the calling thread's stack, the innermost first.
///
/// Takes some nanoseconds for each. Swift's functions keep the frame pointers that this needs; after a function without one, addresses may be missing or wrong.
///
/// - Returns: The number of addresses.
size_t lamina_callers(uintptr_t *_Nonnull addresses, size_t capacity);

/// Returns the address that the program's file has for a loaded address; 0 for an address outside of the program's own code.
uintptr_t lamina_address_in_program(uintptr_t address);

#endif
