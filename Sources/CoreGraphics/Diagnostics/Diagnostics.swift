import Foundation
import LaminaPrimitives
import LaminaStreams
import Synchronization

/// Where mistakes of a caller are told, because the façades never trap on them.
package enum Diagnostics {
    /// Texts that were written already; a mistake in a loop is told once.
    private static let told = Mutex<Set<String>>([])

    /// `LAMINA_STRICT=1` turns every report into a trap, for finding the caller in a debugger.
    private static let isStrict = ProcessInfo.processInfo.environment["LAMINA_STRICT"] == "1"

    /// Writes one line to standard error, once for each text.
    ///
    /// - Parameters:
    ///   - exception: The name of the exception that Apple's framework raises, such as `CALayerInvalidGeometry`.
    ///   - detail: What was refused and what holds instead.
    package static func report(exception: String, detail: String) {
        let line = "lamina: \(exception): \(detail)"
        if isStrict { preconditionFailure(line) }
        tell(line)
    }

    /// Writes one line to standard error, once for each text: what was not understood in a file, and how things go on.
    package static func warn(_ message: String) { tell("lamina: \(message)") }

    private static func tell(_ line: String) {
        let isNew = told.withLock { $0.insert(line).inserted }
        guard isNew else { return }
        StandardError.write(line + "\n")
    }
}
