import Foundation
import LaminaConcurrency
import LaminaProcess

/// Reports a caller's mistakes on standard error, since the façades never trap on them.
package enum Diagnostics {
    /// The lines already written, so that a mistake in a loop is reported once.
    private static let written = Guarded(RecentLines())

    /// True when `LAMINA_STRICT=1`: every report becomes a trap, so that a debugger shows the caller.
    private static let isStrict = ProcessInfo.processInfo.environment["LAMINA_STRICT"] == "1"

    /// Reports a refused call in one line on standard error, unless `RecentLines` contains the same line.
    ///
    /// - Parameters:
    ///   - exception: The name of the exception that Apple's framework raises, such as `CALayerInvalidGeometry`.
    ///   - detail: The refused value and the value in effect instead.
    package static func report(exception: String, detail: String) {
        let line = "lamina: \(exception): \(detail)"
        if isStrict { preconditionFailure(line) }
        write(line)
    }

    /// Writes a warning of one line to standard error, unless `RecentLines` contains the same line.
    ///
    /// - Parameter message: The problem, such as an unknown part of a file, and its consequence.
    package static func warn(_ message: String) { write("lamina: \(message)") }

    /// True when a warning was written and is among the recent lines.
    package static func hasWarned(_ message: String) -> Bool { written.withLock { $0.contains("lamina: \(message)") } }

    /// True when a report of this exception, whose detail has this part, is among the recent lines.
    package static func hasReported(exception: String, part: String) -> Bool {
        written.withLock { $0.contains { $0.hasPrefix("lamina: \(exception): ") && $0.contains(part) } }
    }

    private static func write(_ line: String) {
        guard written.withLock({ $0.insert(line) }) else { return }
        RunJournal.shared.note(.diagnostic, line)
        StandardError.write(line + "\n")
    }
}
