import Foundation
import LaminaImages

/// The film formats that this machine can encode.
package struct VideoCapabilities: Sendable {
    /// The path of ffmpeg; nil when it is not installed.
    package let program: String?
    /// The version that ffmpeg reports.
    package let version: String?
    private let encoders: Set<String>

    /// Queries the `ffmpeg` that would encode films.
    package init() {
        program = try? FFmpeg.find()
        version = Self.said(program, ["-version"])?.split(separator: " ").dropFirst(2).first.map(String.init)
        // Parses lines such as " V....D libx264   libx264 H.264 / AVC (codec h264)".
        let lines = Self.said(program, ["-hide_banner", "-encoders"])?.split(separator: "\n") ?? []
        encoders = Set(lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    }

    /// Returns whether ffmpeg has the encoder of a codec.
    package func has(_ codec: FilmCodec) -> Bool { encoders.contains(codec.encoderName) }

    /// The version of the library that reads and writes PNG files.
    package static var pngLibraryVersion: String { PNG.libraryVersion }

    private static func said(_ program: String?, _ arguments: [String]) -> String? {
        guard let program else { return nil }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() else { return nil }
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
