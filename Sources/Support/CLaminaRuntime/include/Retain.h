/// References to objects that another thread may be deallocating.

#ifndef LAMINA_RETAIN_H
#define LAMINA_RETAIN_H

#include <stdbool.h>

/// Retains a Swift object unless its deallocation has begun.
///
/// - Parameter object: An object whose memory has not been freed yet.
/// - Returns: false, without an effect, when the deallocation has begun.
bool lamina_try_retain(void *object);

#endif
