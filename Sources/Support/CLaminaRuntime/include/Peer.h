/// The process at the other end of a local socket.

#ifndef LAMINA_PEER_H
#define LAMINA_PEER_H

#include <stdbool.h>

/// Returns true when the process at the other end of a connected local socket belongs to the user of this process.
bool lamina_peer_is_own(int descriptor);

#endif
