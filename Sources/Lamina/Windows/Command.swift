import Foundation
import LaminaServer

/// One command to a window whose time stands still.
enum Command: Hashable {
    /// Seconds from the present moment.
    case advance(Double)
    /// Seconds since the beginning; the past changes nothing.
    case to(Double)
    case quit

    /// Nil for a line that is no command.
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

    /// A day is the most that a film has.
    private static func seconds(_ word: Substring) -> Double? { Double(word).flatMap { (0...RunLimits.mostSeconds).contains($0) ? $0 : nil } }
}

/// Bytes on their way to lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Longer lines are no commands; what is beyond is thrown away.
    private static let longest = 1 << 16

    /// The next whole line, without its end; empty lines are left out.
    mutating func next() -> String? {
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            bytes.removeSubrange(...end)
            if !line.isEmpty { return line }
        }
        return nil
    }

    mutating func append(_ more: [UInt8]) {
        if bytes.count < Self.longest { bytes += more }
    }
}
