import CLaminaRuntime
import Glibc

/// Sockets by which processes of one user on one machine find each other, under a path in the file system.
package enum LocalSocket {
    /// Listens at a path that does not exist.
    ///
    /// - Returns: The socket, which accepts one connection after the other; nil when the path exists, is too long, or cannot be written.
    package static func listen(at path: String) -> Int32? {
        open { descriptor in
            guard unsafe withAddress(path, { unsafe bind(descriptor, $0, $1) }) == 0 else { return false }
            return unsafe chmod(path, 0o600) == 0 && Glibc.listen(descriptor, 4) == 0
        }
    }

    /// Connects with the process that listens at a path; nil when nobody does.
    package static func connect(to path: String) -> Int32? {
        open { descriptor in unsafe withAddress(path) { unsafe Glibc.connect(descriptor, $0, $1) } == 0 }
    }

    /// Accepts the next connection, if its process belongs to the user of this one; nil otherwise.
    ///
    /// A message that the other process does not take within a second is an error, so that a stopped one holds nobody up.
    package static func accept(on listening: Int32) -> Int32? {
        // The caller does not want the address.
        let descriptor = Glibc.accept(listening, nil, nil)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        // The kernel reads the structure only during the call.
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        if lamina_peer_is_own(descriptor) { return descriptor }
        close(descriptor)
        return nil
    }

    // The paths and addresses that the calls of this file read are lent to them for their duration.

    /// Creates a socket and closes it again when `prepare` returns false.
    private static func open(_ prepare: (Int32) -> Bool) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        if prepare(descriptor) { return descriptor }
        close(descriptor)
        return nil
    }

    /// Calls a function with the address of a path; -1 for a path that is too long.
    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        // The kernel reads a path up to its NUL, for which there must be a byte.
        let fits = unsafe withUnsafeMutableBytes(of: &address.sun_path) { field in
            guard bytes.count < field.count, !bytes.contains(0) else { return false }
            unsafe field.copyBytes(from: bytes)
            return true
        }
        guard fits else { return -1 }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
