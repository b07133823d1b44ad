import Foundation
import LaminaProcess

/// The programs of ffmpeg that read sounds and films.
package enum MediaProgram: String, Sendable {
    case ffmpeg
    case ffprobe

    /// The environment variable with the path of `ffmpeg`, for one that is not the first in PATH; `ffprobe` is looked for beside it first.
    package static let variable = "LAMINA_FFMPEG"

    /// Returns the program's path; nil when it is not installed.
    package func path(environment: [String: String]? = nil) -> String? {
        let environment = environment ?? ProcessInfo.processInfo.environment
        if let chosen = environment[Self.variable] {
            if self == .ffmpeg { return ProgramSearch.isProgram(chosen) ? chosen : nil }
            let beside = URL(filePath: chosen).deletingLastPathComponent().appending(path: rawValue).path
            if ProgramSearch.isProgram(beside) { return beside }
        }
        return ProgramSearch.program(rawValue, in: environment["PATH"] ?? ProgramSearch.usualPath)
    }

    /// Adds a scheme to a path, because ffmpeg reads the text before a colon as a protocol.
    package static func argument(_ path: String) -> String { path.hasPrefix("/") ? "file:" + path : "file:./" + path }
}
