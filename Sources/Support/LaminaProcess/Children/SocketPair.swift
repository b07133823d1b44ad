import Glibc

/// Two connected sockets, which child processes do not inherit.
package struct SocketPair: Sendable {
    package let ends: (Int32, Int32)

    /// Creates a pair; nil when the process or the system has no descriptor left, in which case `errno` is set.
    package init?() {
        var ends: [Int32] = [0, 0]
        // The kernel writes two numbers into the array that is lent to it.
        guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
        self.ends = (ends[0], ends[1])
    }
}
