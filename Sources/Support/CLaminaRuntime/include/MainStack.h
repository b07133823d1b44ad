/// The place at which the main thread stands, for the message of a watchdog.

#ifndef LAMINA_MAIN_STACK_H
#define LAMINA_MAIN_STACK_H

#include <stddef.h>
#include <stdint.h>

/// Prepares the calling thread, the main one, for `lamina_main_stack`: loads the library that unwinds stacks, and unblocks the signal.
void lamina_prepare_main_stack(void);

/// Asks the main thread by a signal for the return addresses on its stack, the innermost first.
///
/// Called by one other thread at a time.
///
/// - Returns: The number of addresses; 0 when the thread does not answer within a second.
size_t lamina_main_stack(uintptr_t *_Nonnull addresses, size_t capacity);

/// Returns the readable form of a Swift symbol, which the caller frees; NULL when it is none.
char *_Nullable lamina_demangle(const char *_Nonnull symbol);

/// The function that contains an address.
typedef struct {
    /// Its symbol, which the caller frees; NULL when the file has no table for debuggers.
    char *_Nullable symbol;
    /// The path of its program or library; NULL for an address outside of all.
    const char *_Nullable file;
    /// The address, relative to the place where the file is loaded.
    uintptr_t offset;
} lamina_function;

/// Returns the function that contains an address.
lamina_function lamina_function_at(uintptr_t address);

/// Makes the kernel end the process after a number of seconds of real time, whatever its threads do.
void lamina_end_after(int seconds);

#endif
