import Glibc
import LaminaConcurrency
import LaminaProcess

/// The last lines that a child process writes to its standard error.
///
/// The pipe never blocks either side: when it is full, the child loses further messages and continues.
final class MessageTail: Sendable {
    /// The end that the child inherits; this process's copy is closed with the object.
    let writeEnd: Int32
    private let readEnd: Int32
    private let bytes = Guarded<[UInt8]>([])
    private static let mostBytes = 1 << 13
    private static let mostLines = 10

    /// Creates the pipe; nil when the system has no descriptor left.
    init?() {
        guard let pipe = DescriptorPipe() else { return nil }
        (readEnd, writeEnd) = (pipe.readEnd, pipe.writeEnd)
        for end in [readEnd, writeEnd] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Reads the messages that have been written so far.
    func drain() {
        var block = [UInt8](repeating: 0, count: 4096)
        while true {
            // Safe because the kernel writes at most `count` bytes into the block.
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(readEnd, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes.withLock { bytes in
                bytes += block[..<count]
                bytes.removeFirst(max(0, bytes.count - Self.mostBytes))
            }
        }
    }

    /// Returns the last lines of all messages.
    func lastLines() -> [String] {
        drain()
        let text = bytes.withLock { String(decoding: $0, as: UTF8.self) }
        return text.split(whereSeparator: \.isNewline).suffix(Self.mostLines).map(String.init)
    }
}
