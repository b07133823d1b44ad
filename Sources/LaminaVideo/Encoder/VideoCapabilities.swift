import Foundation
import LaminaImages

/// What this machine can write.
package struct VideoCapabilities: Sendable {
    /// ffmpeg's path; nil when there is none.
    package let program: String?
    /// ffmpeg's version, as it says it.
    package let version: String?
    private let encoders: Set<String>

    /// Asks the `ffmpeg` that films would go through.
    package init() {
        program = try? FFmpeg.find()
        version = Self.said(program, ["-version"])?.split(separator: " ").dropFirst(2).first.map(String.init)
        // Lines such as " V....D libx264   libx264 H.264 / AVC (codec h264)".
        let lines = Self.said(program, ["-hide_banner", "-encoders"])?.split(separator: "\n") ?? []
        encoders = Set(lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    }

    /// ffmpeg has the encoder of this codec.
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
