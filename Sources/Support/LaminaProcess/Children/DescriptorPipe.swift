import Glibc

/// Both ends of a pipe, which child processes do not inherit.
package struct DescriptorPipe: Sendable {
    package let readEnd: Int32
    package let writeEnd: Int32

    /// Creates a pipe; nil when the process or the system has no descriptor left, in which case `errno` is set.
    package init?() {
        var ends: [Int32] = [0, 0]
        // The kernel writes two numbers into the array that is lent to it.
        guard unsafe pipe(&ends) == 0 else { return nil }
        // Children use the lowest numbers for their standard streams. A pipe end with such a number, possible when this process was started without
        // the stream, would be overwritten there, so it is moved to a higher one.
        let raised = ends.map { $0 > Self.lastReserved ? $0 : Self.raise($0) }
        guard raised.allSatisfy({ $0 >= 0 && fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
        readEnd = raised[0]
        writeEnd = raised[1]
    }

    /// Enlarges the pipe's buffer from the usual 64 KiB, so that its ends wait for each other less often.
    ///
    /// Leaves it unchanged when the system does not allow the size.
    package func widen(to byteCount: Int32) {
        // 1031 is Linux's `F_SETPIPE_SZ`, which the Glibc module does not export.
        _ = fcntl(writeEnd, 1031, byteCount)
    }

    /// The highest descriptor that children receive by a fixed number: the standard streams, the status pipe, the copy of standard output and
    /// the studio's channel.
    private static let lastReserved: Int32 = 5

    private static func raise(_ descriptor: Int32) -> Int32 {
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD, lastReserved + 1)
    }
}
