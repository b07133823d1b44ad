import Foundation

/// The floats that a program writes to its standard output.
struct SampleReader {
    private let reader: ProgramReader
    private let bytesPerFrame: Int

    init(_ reader: ProgramReader, channels: Int) { (self.reader, bytesPerFrame) = (reader, 4 * channels) }

    /// Returns the next samples, those of all channels in turn: `count` of each channel, fewer at the end only.
    func next(_ count: Int) -> [Float] {
        var buffer = [UInt8](repeating: 0, count: bytesPerFrame * count)
        let read = reader.read(into: &buffer) / bytesPerFrame * bytesPerFrame
        return unsafe [Float](unsafeUninitializedCapacity: read / 4) { samples, filled in
            // Safe because the bytes are little-endian floats, as this machine's are, and the copy has the samples' size.
            unsafe UnsafeMutableRawBufferPointer(samples).copyBytes(from: buffer[..<read])
            filled = read / 4
        }
    }
}

/// The samples of a sound file in its own rate and channels, decoded by ffmpeg.
package final class SampleDecoder {
    private let reader: SampleReader

    /// Starts decoding.
    ///
    /// - Parameter place: The place in the file, in seconds.
    package init(_ path: String, rate: Int, channels: Int, from place: Double) throws(MediaError) {
        let seek = place > 0 ? ["-ss", String(format: "%.6f", place)] : []
        let arguments =
            ["-cpuflags", "0", "-v", "error", "-nostdin"] + seek + ["-i", MediaProgram.argument(path), "-map", "0:a:0", "-vn"]
            + ["-ac", "\(channels)", "-ar", "\(rate)", "-f", "f32le", "pipe:1"]
        reader = SampleReader(try ProgramReader(.ffmpeg, arguments, file: path), channels: channels)
    }

    /// Returns the next samples, those of all channels in turn: `count` of each channel, fewer at the end only.
    package func next(_ count: Int) -> [Float] { reader.next(count) }
}
