/// Work at the end of a thread.

#ifndef LAMINA_THREAD_END_H
#define LAMINA_THREAD_END_H

/// Calls `callback(object)` when the calling thread ends, while its libraries still work.
///
/// Destructors of pthread keys run later. The dispatch library has then freed its memory for the thread, and a call of it would make it free that memory
/// again.
void lamina_at_thread_end(void (*callback)(void *), void *object);

#endif
