import Foundation
import LaminaPrimitives
import LaminaStreams
import Synchronization

/// Reports mistakes of a caller, because the façades never trap on them.
package enum Diagnostics {
    /// Keeps a mistake in a loop from being reported every time.
    private static let written = Mutex(RecentLines())

    /// `LAMINA_STRICT=1` turns every report into a trap, for finding the caller in a debugger.
    private static let isStrict = ProcessInfo.processInfo.environment["LAMINA_STRICT"] == "1"

    /// Writes one line to standard error, which is not repeated while `RecentLines` knows it.
    ///
    /// - Parameters:
    ///   - exception: The name of the exception that Apple's framework raises, such as `CALayerInvalidGeometry`.
    ///   - detail: What was refused and what holds instead.
    package static func report(exception: String, detail: String) {
        let line = "lamina: \(exception): \(detail)"
        if isStrict { preconditionFailure(line) }
        write(line)
    }

    /// Writes one line to standard error, which is not repeated while `RecentLines` knows it.
    ///
    /// - Parameter message: What was not understood in a file, and how things go on.
    package static func warn(_ message: String) { write("lamina: \(message)") }

    private static func write(_ line: String) {
        guard written.withLock({ $0.insert(line) }) else { return }
        StandardError.write(line + "\n")
    }
}
