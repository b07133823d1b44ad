import Foundation
import Glibc
import LaminaProcess

/// Commands that arrive as lines on standard input, and the answers to them.
@MainActor
final class CommandStream {
    /// The events that end a wait.
    enum Event {
        case command(Command)
        /// A line that is not a command.
        case unknown(String)
        /// A call of `wake()`.
        case woken
        /// The user's request to end the run.
        case interrupted
    }

    private let answers: Int32
    nonisolated private let wakePipe: DescriptorPipe
    private var lines = LineBuffer()

    /// Creates a stream that answers on a descriptor; nil when the system has no descriptor left.
    init?(answers: Int32) {
        guard let wakePipe = DescriptorPipe() else { return nil }
        self.answers = answers
        self.wakePipe = wakePipe
    }

    deinit {
        close(wakePipe.readEnd)
        close(wakePipe.writeEnd)
    }

    /// Ends the current wait, or the next one; may be called on any thread.
    nonisolated func wake() {
        // Safe because the kernel only reads the one byte.
        _ = unsafe write(wakePipe.writeEnd, "!", 1)
    }

    func answer(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // A failed write is ignored, because the process that sent the command may have ended.
        _ = unsafe bytes.withUnsafeBytes { unsafe write(answers, $0.baseAddress, $0.count) }
    }

    /// Waits for the next event and returns it.
    func next() -> Event {
        while true {
            if let line = lines.next() { return Command(line).map(Event.command) ?? .unknown(line) }
            let watched = [STDIN_FILENO, wakePipe.readEnd] + (Interruption.descriptor.map { [$0] } ?? [])
            let ready = Self.wait(for: watched)
            if ready.count > 2, ready[2] { return .interrupted }
            if ready[1] {
                _ = Self.read(wakePipe.readEnd)
                return .woken
            }
            guard ready[0] else { continue }
            let bytes = Self.read(STDIN_FILENO)
            if bytes.isEmpty { return .command(.quit) }
            lines.append(bytes)
        }
    }

    /// Waits until a descriptor is readable, and returns for each one whether it is.
    private static func wait(for descriptors: [Int32]) -> [Bool] {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Safe because the kernel writes the list only during the call. A signal ends the wait with no descriptor readable.
        _ = unsafe poll(&requests, nfds_t(requests.count), -1)
        return requests.map { $0.revents != 0 }
    }

    /// Reads the available bytes, at most 4,096; empty at the end of the stream.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 4096)
        // Safe because the kernel writes at most `count` bytes into the block.
        let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
        return Array(block.prefix(max(0, count)))
    }
}
