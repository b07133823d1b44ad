import Glibc

/// One end of a socket between two processes of Lamina, which send each other whole messages.
///
/// A message is its length (4 bytes, little-endian) and its bytes. No call raises a signal.
package struct MessageChannel: Sendable {
    /// The longest message, in bytes; the end of a longer one cannot be trusted.
    package static let longestMessage = 1 << 30

    private let descriptor: Int32

    /// - Parameter descriptor: A socket, which stays the caller's.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// A message that did not come.
    package enum Failure: Error, Hashable {
        /// The other process has closed its end, or has ended.
        case closed
        /// The other process has not answered in time.
        case late
    }

    /// Sends a message.
    ///
    /// - Returns: False when the other end is closed.
    package func send(_ message: [UInt8]) -> Bool {
        let head = (0..<4).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        return write(head) && write(message)
    }

    /// Waits for the next message.
    ///
    /// - Parameter seconds: The longest wait without any byte, in real time; nil waits for ever.
    package func receive(within seconds: Double? = nil) throws(Failure) -> [UInt8] {
        let head = try read(4, within: seconds)
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.longestMessage else { throw .closed }
        return try read(length, within: seconds)
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            // The kernel reads at most the rest of the lent array; MSG_NOSIGNAL: a closed end is an error and no signal.
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    private func read(_ count: Int, within seconds: Double?) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(count, 1 << 20))
        while bytes.count < count {
            try waitForBytes(within: seconds)
            var block = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 18))
            // The kernel writes at most `count` bytes into the block that is lent to it.
            let got = unsafe block.withUnsafeMutableBytes { unsafe Glibc.recv(descriptor, $0.baseAddress, $0.count, 0) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw .closed }
            bytes += block.prefix(got)
        }
        return bytes
    }

    private func waitForBytes(within seconds: Double?) throws(Failure) {
        guard let seconds else { return }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            // The kernel writes the structure only during the call.
            let ready = unsafe poll(&request, 1, Int32(min(seconds * 1000, 1e9)))
            if ready > 0 { return }
            guard ready < 0, errno == EINTR else { throw .late }
        }
    }
}
