import Foundation
import Glibc
package import LaminaRun

/// The search for the program `ffmpeg`.
package enum FFmpeg {
    /// The environment variable with the program's path, for one that is not the first `ffmpeg` in PATH.
    package static let variable = "LAMINA_FFMPEG"

    /// Returns the program's path.
    ///
    /// - Throws: `.encoderMissing`.
    package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws(OutputError) -> String {
        if let path = environment[variable] {
            guard unsafe access(path, X_OK) == 0 else { throw .encoderMissing(program: path) }
            return path
        }
        for folder in (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
            let path = "\(folder)/ffmpeg"
            if unsafe access(path, X_OK) == 0 { return path }
        }
        throw .encoderMissing(program: "ffmpeg")
    }
}
