#define _GNU_SOURCE
#include "Peer.h"

#include <sys/socket.h>
#include <unistd.h>

bool lamina_peer_is_own(int descriptor) {
    struct ucred peer;
    socklen_t size = sizeof peer;
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == getuid();
}
