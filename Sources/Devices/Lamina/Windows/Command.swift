import Foundation
import LaminaProcess
import LaminaRun

/// A command to a window on a driven clock.
enum Command: Hashable {
    /// Advances the clock by a number of seconds.
    case advance(Double)
    /// Advances the clock to a time in seconds since the start; a time in the past has no effect.
    case to(Double)
    case quit

    /// Parses a line; nil when it is not a command.
    init?(_ line: String) {
        let words = line.split(separator: " ")
        switch words.first {
        case "quit" where words.count == 1: self = .quit
        case "frame" where words.count == 1: self = .advance(DisplayRhythm().interval)
        case "advance" where words.count == 2:
            guard let seconds = Self.seconds(words[1]) else { return nil }
            self = .advance(seconds)
        case "to" where words.count == 2:
            guard let seconds = Self.seconds(words[1]) else { return nil }
            self = .to(seconds)
        default: return nil
        }
    }

    /// Parses a number of seconds, from 0 to the longest film, a day.
    private static func seconds(_ word: Substring) -> Double? { Double(word).flatMap { (0...RunLimits.mostSeconds).contains($0) ? $0 : nil } }
}

/// A buffer that splits the bytes of a stream into lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// True while the rest of a line that was too long is dropped.
    private var isDropping = false
    /// The greatest length of a line, in bytes; no command is as long.
    private static let longest = 1 << 16

    /// Removes and returns the next complete line, without its end and surrounding spaces; skips empty lines.
    mutating func next() -> String? {
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            bytes.removeSubrange(...end)
            defer { isDropping = false }
            if !line.isEmpty, !isDropping { return line }
        }
        if bytes.count > Self.longest {
            bytes = []
            isDropping = true
        }
        return nil
    }

    mutating func append(_ more: [UInt8]) { bytes += more }
}
