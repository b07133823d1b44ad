import Glibc

/// Both ends of a pipe; programs started later inherit neither.
package struct DescriptorPipe: Sendable {
    package let readEnd: Int32
    package let writeEnd: Int32

    /// nil when the process or the system has no descriptor left; errno tells.
    package init?() {
        var ends: [Int32] = [0, 0]
        // The kernel writes two numbers into the array that is lent to it.
        guard unsafe pipe(&ends) == 0 else { return nil }
        // The lowest numbers are the standard streams of children. A pipe that got one, because this process was started without, would be lost there.
        let raised = ends.map { $0 > Self.lastReserved ? $0 : Self.raise($0) }
        guard raised.allSatisfy({ $0 >= 0 && fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
        readEnd = raised[0]
        writeEnd = raised[1]
    }

    /// Makes room for more than the usual 64 KiB, so that its ends wait for each other less often; leaves it as it is where the system allows no more.
    package func widen(to byteCount: Int32) {
        // `F_SETPIPE_SZ` of Linux, which the C library's module does not have.
        _ = fcntl(writeEnd, 1031, byteCount)
    }

    /// Children's descriptors up to this one are given by number: the streams, the status pipe, standard output.
    private static let lastReserved: Int32 = 4

    private static func raise(_ descriptor: Int32) -> Int32 {
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD, lastReserved + 1)
    }
}
