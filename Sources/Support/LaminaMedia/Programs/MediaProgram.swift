import Foundation
import Glibc

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
            if self == .ffmpeg { return Self.isProgram(chosen) ? chosen : nil }
            let beside = URL(filePath: chosen).deletingLastPathComponent().appending(path: rawValue).path
            if Self.isProgram(beside) { return beside }
        }
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(rawValue)" }.first(where: Self.isProgram)
    }

    /// Adds a scheme to a path, because ffmpeg reads the text before a colon as a protocol.
    package static func argument(_ path: String) -> String { path.hasPrefix("/") ? "file:" + path : "file:./" + path }

    private static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
}
