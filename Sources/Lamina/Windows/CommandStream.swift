import Foundation
import Glibc
import LaminaServer
import LaminaWindow

/// Commands that arrive line by line on standard input, and their answers.
@MainActor
final class CommandStream {
    /// What ends a wait.
    enum Happening {
        case command(Command)
        /// A line that is no command.
        case unknown(String)
        /// `wake` was called.
        case woken
        /// The user asked for the end.
        case interrupted
    }

    private let answers: Int32
    nonisolated private let alarm: DescriptorPipe
    private var lines = LineBuffer()

    /// Nil when the system has no descriptor left.
    init?(answers: Int32) {
        guard let alarm = DescriptorPipe() else { return nil }
        self.answers = answers
        self.alarm = alarm
    }

    deinit {
        close(alarm.readEnd)
        close(alarm.writeEnd)
    }

    /// Ends the present wait, or the next one; from any thread.
    nonisolated func wake() {
        // The kernel reads the one byte that is lent to it.
        _ = unsafe write(alarm.writeEnd, "!", 1)
    }

    func answer(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        // Whoever gave the command may be gone, and then nobody misses the answer.
        _ = unsafe bytes.withUnsafeBytes { unsafe write(answers, $0.baseAddress, $0.count) }
    }

    /// Waits for something to happen.
    func next() -> Happening {
        while true {
            if let line = lines.next() { return Command(line).map(Happening.command) ?? .unknown(line) }
            let watched = [STDIN_FILENO, alarm.readEnd] + (Interruption.descriptor.map { [$0] } ?? [])
            let ready = Self.wait(for: watched)
            if ready.count > 2, ready[2] { return .interrupted }
            if ready[1] {
                _ = Self.read(alarm.readEnd)
                return .woken
            }
            guard ready[0] else { continue }
            let bytes = Self.read(STDIN_FILENO)
            if bytes.isEmpty { return .command(.quit) }
            lines.append(bytes)
        }
    }

    /// Which of some descriptors can be read; waits until one can.
    private static func wait(for descriptors: [Int32]) -> [Bool] {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // The kernel fills the list that is lent to it; a signal ends the wait with nothing filled in.
        _ = unsafe poll(&requests, nfds_t(requests.count), -1)
        return requests.map { $0.revents != 0 }
    }

    /// What there is, at most some; empty at the end.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 4096)
        // The kernel writes at most `count` bytes into the block that is lent to it.
        let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
        return Array(block.prefix(max(0, count)))
    }
}
