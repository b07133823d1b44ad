import ArgumentParser
import Foundation
import LaminaServer

/// Reads the values of options; what makes no sense is an error that quotes it.
enum ArgumentReader {
    /// A finite number above zero.
    static func positive(_ argument: String) throws -> Double {
        guard let value = Double(argument), value > 0, value.isFinite else { throw ValidationError("“\(argument)” is no number above 0") }
        return value
    }

    /// A moment or a length of time that a run can have, in seconds.
    static func moment(_ argument: String) throws -> Double {
        let value = try seconds(argument)
        guard value <= RunLimits.mostSeconds else {
            throw ValidationError("“\(argument)” is more than the \(RunLimits.mostSeconds) seconds that a run can have")
        }
        return value
    }

    /// A finite number of seconds, not negative.
    static func seconds(_ argument: String) throws -> Double {
        guard let value = Double(argument), value >= 0, value.isFinite else { throw ValidationError("“\(argument)” is no number of seconds") }
        return value
    }

    /// A whole number above zero.
    static func count(_ argument: String) throws -> Int {
        guard let value = Int(argument), value > 0 else { throw ValidationError("“\(argument)” is no whole number above 0") }
        return value
    }

    /// Frames per second.
    static func frameRate(_ argument: String) throws -> FrameRate {
        guard let rate = FrameRate(argument) else { throw ValidationError("“\(argument)” is no rate such as 60, 29.97 or 30000/1001") }
        return rate
    }

    /// Frame numbers `A-B`, both included.
    static func frameRange(_ argument: String) throws -> ClosedRange<Int> {
        let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first <= last, last < mostFrames else {
            throw ValidationError("“\(argument)” are no frame numbers such as 0-299")
        }
        return first...last
    }

    /// A day at 1000 frames a second; beyond it times would lose their precision.
    static let mostFrames = 86_400_000

    /// A colour or `transparent`.
    static func background(_ argument: String) throws -> Background {
        guard let background = Background(argument) else {
            throw ValidationError("“\(argument)” is no colour: #RGB, #RRGGBB, #RRGGBBAA, a name such as white, or transparent")
        }
        return background
    }

    /// A moment in ISO 8601, as seconds since 1970.
    static func date(_ argument: String) throws -> Double {
        guard let date = try? Date(argument, strategy: .iso8601) else {
            throw ValidationError("“\(argument)” is no date such as 2026-01-01T10:09:30Z")
        }
        guard RunLimits.dates.contains(date.timeIntervalSince1970) else {
            throw ValidationError("“\(argument)” is outside 1678-01-01T00:00:00Z to 2262-01-01T00:00:00Z")
        }
        return date.timeIntervalSince1970
    }

    /// A locale's identifier: a language, then other parts after `_` or `-`.
    static func locale(_ argument: String) throws -> String {
        let parts = argument.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let areWords = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard areWords, (2...3).contains(parts[0].count) else { throw ValidationError("“\(argument)” is no locale such as en_US") }
        return argument
    }

    /// Light or dark.
    static func appearance(_ argument: String) throws -> RunRequest.Appearance {
        guard let appearance = RunRequest.Appearance(rawValue: argument) else { throw ValidationError("“\(argument)” is neither light nor dark") }
        return appearance
    }
}
