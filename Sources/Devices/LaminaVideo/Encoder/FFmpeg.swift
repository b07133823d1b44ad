import Foundation
import LaminaMedia
package import LaminaRun

/// The search for the program `ffmpeg`.
package enum FFmpeg {
    /// The environment variable with the program's path, for one that is not the first `ffmpeg` in PATH.
    package static let variable = MediaProgram.variable

    /// Returns the program's path.
    ///
    /// - Throws: `.encoderMissing`.
    package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws(OutputError) -> String {
        guard let path = MediaProgram.ffmpeg.path(environment: environment) else { throw .encoderMissing(program: environment[variable] ?? "ffmpeg") }
        return path
    }
}
