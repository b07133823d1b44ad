import CLaminaRuntime
import Glibc

/// Reads a descriptor to its end.
package enum DescriptorText {
    /// The limits of one reading.
    package struct Limits: Sendable, Hashable {
        /// The longest time without a byte, in seconds of real time.
        package var silence: Double
        /// The longest time for everything, in seconds of real time.
        package var total: Double
        /// The most bytes.
        package var bytes: Int

        package init(silence: Double = .infinity, total: Double = .infinity, bytes: Int = .max) {
            (self.silence, self.total, self.bytes) = (silence, total, bytes)
        }
    }

    /// The reason for which a reading has stopped.
    package enum Stop: Sendable, Hashable {
        /// Nobody can write any more, and everything has been read.
        case end
        /// No byte has come for the longest time, or the total time is over.
        case late
        /// More bytes have come than the limit admits.
        case tooLong
    }

    /// Reads until the end or a limit.
    ///
    /// - Returns: The bytes that fit into the limit, and the reason for which there are no more.
    package static func read(_ descriptor: Int32, within limits: Limits) -> (bytes: [UInt8], stop: Stop) {
        let start = lamina_clock_real_now()
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let rest = limits.total - Double(lamina_clock_real_now() - start) / 1e9
            guard rest > 0, waits(for: descriptor, min(rest, limits.silence)) else { return (bytes, .late) }
            // Safe because the kernel writes at most `count` bytes into the block.
            let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return (bytes, .end) }
            guard count <= limits.bytes - bytes.count else { return (bytes, .tooLong) }
            bytes += block.prefix(count)
        }
    }

    /// Waits for bytes or the end, in seconds; false when neither has come.
    private static func waits(for descriptor: Int32, _ seconds: Double) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // Rounded up, so that a rest of less than a millisecond is waited for.
        let milliseconds = Int32(min((1e3 * seconds).rounded(.up), 2e9))
        while true {
            // Safe because the kernel writes the request only during the call.
            let count = unsafe poll(&request, 1, milliseconds)
            if count >= 0 || errno != EINTR { return count != 0 }
        }
    }
}
