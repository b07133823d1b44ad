#include "ThreadEnd.h"

// The C library runs destructors of C++'s `thread_local` objects, which are registered here, before those of pthread keys.
extern int __cxa_thread_atexit_impl(void (*destructor)(void *), void *object, void *library);
extern void *__dso_handle;

void lamina_at_thread_end(void (*callback)(void *), void *object) { __cxa_thread_atexit_impl(callback, object, &__dso_handle); }
