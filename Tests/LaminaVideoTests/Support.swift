import Foundation
import LaminaPrimitives
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

/// Returns a request for a film of a few small frames.
func request(
    _ path: String, _ format: OutputFormat, frames: Int = 12, width: Int = 64, height: Int = 48, background: Background = .black
) -> RunRequest {
    var request = RunRequest(destination: .file(path), format: format)
    request.moments = .film(frames: 0...frames - 1, rate: FrameRate(25))
    (request.width, request.height, request.scale, request.background) = (Double(width), Double(height), 1, background)
    return request
}

/// Returns a picture that differs from frame to frame: the left half is a changing grey, the right half a colour, half-transparent where the format
/// has alpha.
func picture(frame: Int, of format: FrameFormat) -> Bitmap {
    let grey = 0xFF00_0000 | UInt32(40 + 10 * (frame % 16)) * 0x01_0101
    let pixels = (0..<format.width * format.height).map { index in
        index % format.width < format.width / 2 ? grey : format.hasAlpha ? 0x8000_8000 as Pixel : 0xFF20_80C0
    }
    return (try? Bitmap(width: format.width, height: format.height, pixels: pixels)) ?? Bitmap(width: 0, height: 0)
}

extension Output {
    /// Presents a bitmap that differs everywhere from the one before.
    func present(_ bitmap: Bitmap, at time: Double, frame: Int) throws(OutputError) {
        try present(bitmap, changes: [bitmap.bounds], at: time, frame: frame)
    }
}

/// Presents every frame of a request to an output, and finishes it.
func run(_ output: any Output, _ request: RunRequest) throws {
    for frame in request.frames { try output.present(picture(frame: frame, of: output.format), at: request.time(ofFrame: frame), frame: frame) }
    try output.finish()
}

/// True when ffmpeg and ffprobe are installed.
let hasFFmpeg = (try? FFmpeg.find()) != nil && FileManager.default.isExecutableFile(atPath: "/usr/bin/ffprobe")
/// The number of cores that this process may use.
let coreCount = ProcessInfo.processInfo.activeProcessorCount
/// The reason for which tests are skipped without ffmpeg.
let needsFFmpeg: Comment = "ffmpeg is not installed (Debian package ffmpeg)"

/// Runs a program and returns its standard output.
func standardOutput(of program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
}

/// Returns the values that ffprobe reports for a film's only stream, by name.
func probe(_ path: String) throws -> [String: String] {
    let entries = "stream=codec_name,pix_fmt,r_frame_rate,nb_read_frames,color_range,color_space,color_transfer,color_primaries"
    let text = try standardOutput(of: "/usr/bin/ffprobe", ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "default=nw=1", path])
    let pairs = String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
}

/// Returns a film's frames as BGRA bytes with straight alpha.
func decoded(_ path: String, decoder: [String] = []) throws -> [UInt8] {
    let toBGRA = ["-vf", "scale=in_color_matrix=bt709", "-f", "rawvideo", "-pix_fmt", "bgra", "-"]
    return Array(try standardOutput(of: "/usr/bin/ffmpeg", ["-v", "error"] + decoder + ["-i", path] + toBGRA))
}
