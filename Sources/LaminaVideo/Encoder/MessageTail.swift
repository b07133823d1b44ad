import Glibc
import LaminaServer
import Synchronization

/// The last lines that a child says on its standard error.
///
/// The pipe never blocks either side: a child that says more than fits loses the rest and goes on.
final class MessageTail: Sendable {
    /// What the child gets; ours is closed with this object.
    let writeEnd: Int32
    private let readEnd: Int32
    private let bytes = Mutex<[UInt8]>([])
    private static let mostBytes = 1 << 13
    private static let mostLines = 10

    /// nil when there is no descriptor left.
    init?() {
        guard let pipe = DescriptorPipe() else { return nil }
        (readEnd, writeEnd) = (pipe.readEnd, pipe.writeEnd)
        for end in [readEnd, writeEnd] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Takes what has been said up to now.
    func drain() {
        var block = [UInt8](repeating: 0, count: 4096)
        while true {
            // The kernel writes at most `count` bytes into the block that is lent to it.
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(readEnd, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes.withLock { bytes in
                bytes += block[..<count]
                bytes.removeFirst(max(0, bytes.count - Self.mostBytes))
            }
        }
    }

    /// The last lines of all that has been said.
    func lastLines() -> [String] {
        drain()
        let text = bytes.withLock { String(decoding: $0, as: UTF8.self) }
        return text.split(whereSeparator: \.isNewline).suffix(Self.mostLines).map(String.init)
    }
}
