import Foundation

/// The program ffmpeg.
enum FFmpeg {
    /// Runs ffmpeg, and returns its standard output.
    @discardableResult
    static func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
        process.arguments = ["-v", "error", "-y"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    /// Decodes the sound of a film: one channel, 48,000 samples per second.
    static func samples(of film: String) throws -> [Float] {
        let bytes = try run(["-i", film, "-ac", "1", "-ar", "48000", "-f", "f32le", "-"])
        return bytes.withUnsafeBytes { bytes in (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) } }
    }
}
