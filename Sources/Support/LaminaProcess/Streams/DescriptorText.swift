import Glibc

/// Reads a descriptor to its end.
package enum DescriptorText {
    /// Reads until the end, or until nothing has come for a time.
    ///
    /// - Parameter patience: In seconds of real time.
    /// - Returns: The bytes, and true when the end did not come.
    package static func read(_ descriptor: Int32, patience: Double) -> (bytes: [UInt8], isSilent: Bool) {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            guard waits(for: descriptor, patience) else { return (bytes, true) }
            // Safe because the kernel writes at most `count` bytes into the block.
            let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return (bytes, false) }
            bytes += block.prefix(count)
        }
    }

    /// Waits for bytes or the end; false when neither has come.
    private static func waits(for descriptor: Int32, _ patience: Double) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32(min(1e3 * patience, 2e9))
        while true {
            // Safe because the kernel writes the request only during the call.
            let count = unsafe poll(&request, 1, milliseconds)
            if count >= 0 || errno != EINTR { return count != 0 }
        }
    }
}
