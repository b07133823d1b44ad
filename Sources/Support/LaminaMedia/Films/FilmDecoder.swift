import Foundation

/// One picture of a film.
package struct FilmPicture: Sendable {
    package let width: Int
    package let height: Int
    /// The rows from top to bottom, `0xAARRGGBB` with premultiplied alpha.
    package let pixels: [UInt32]
}

/// The pictures of a film file by their times.
///
/// A process of ffmpeg decodes from the asked picture on and is ahead of the reader by its own queue and a pipe of 1 MiB, so memory is bounded by a
/// few pictures. Its pictures carry no times; they are counted, and the index of the file's packets has the time of each:
///
///     time 1.25 s ─▶ index: number 30 ─▶ process at number 28 ─▶ skip 28 and 29 ─▶ picture 30
///                                        process at number 90 ─▶ new process, `-ss` between 29 and 30 ─▶ picture 30
///
/// The picture at a time is therefore the same however the reader got there.
package final class FilmDecoder {
    package let info: MediaInfo
    package let index: FilmIndex
    private let path: String
    private let pictures: MediaInfo.Pictures
    private var reader: ProgramReader?
    /// The number of the picture that the process gives next.
    private var next = 0
    private var last: (number: Int, picture: FilmPicture)?
    private var bytes: [UInt8] = []
    /// The numbers that no process has given, because the file is damaged there.
    private var missing: Set<Int> = []
    /// The most pictures that are skipped before seeking is faster.
    private static let mostSkipped = 48

    /// Opens a film.
    package init(_ path: String) throws(MediaError) {
        info = try MediaInfo.read(path)
        guard let pictures = info.pictures else { throw .noPictures(file: path) }
        (self.path, self.pictures) = (path, pictures)
        index = try FilmIndex(path, info, pictures)
    }

    /// Returns the picture that is shown at a time, in seconds.
    package func picture(at time: Double) throws(MediaError) -> FilmPicture {
        guard let picture = try picture(number: index.picture(at: time)) else { throw .noPicture(file: path, time: time) }
        return picture
    }

    /// Returns a picture by its number; nil for one that cannot be decoded.
    package func picture(number: Int) throws(MediaError) -> FilmPicture? {
        guard index.times.indices.contains(number), !missing.contains(number) else { return nil }
        if let last, last.number == number { return last.picture }
        if reader == nil || number < next || number - next > Self.mostSkipped { try seek(to: number) }
        while next < number, read() { next += 1 }
        guard next == number, read() else {
            (reader, next) = (nil, 0)
            missing.insert(number)
            return nil
        }
        next += 1
        let picture = FilmPicture(width: pictures.width, height: pictures.height, pixels: pixels)
        last = (number, picture)
        return picture
    }

    private func seek(to number: Int) throws(MediaError) {
        let seek = index.seekTime(of: number).map { ["-ss", String(format: "%.6f", $0)] } ?? []
        // Exact scaling gives the same pixels on every processor.
        let size = "scale=\(pictures.width):\(pictures.height):flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=bgra"
        let arguments =
            ["-v", "error", "-nostdin", "-flags:v", "+bitexact"] + seek + ["-i", MediaProgram.argument(path), "-map", "0:\(pictures.stream)"]
            + ["-vf", size, "-fps_mode", "passthrough", "-f", "rawvideo", "pipe:1"]
        // The old process ends before the new one begins.
        reader = nil
        reader = try ProgramReader(.ffmpeg, arguments, file: path)
        next = number
    }

    /// Reads the process's next picture; returns false at its end.
    private func read() -> Bool {
        let count = 4 * pictures.width * pictures.height
        if bytes.count != count { bytes = [UInt8](repeating: 0, count: count) }
        return reader?.read(into: &bytes) == count
    }

    /// The pixels of the picture that was read last.
    private var pixels: [UInt32] {
        let count = pictures.width * pictures.height
        var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
            // Safe because the bytes are those of as many little-endian numbers, as this machine's are.
            unsafe UnsafeMutableRawBufferPointer(pixels).copyBytes(from: bytes)
            filled = count
        }
        if pictures.hasAlpha { for place in pixels.indices { pixels[place] = Self.premultiplied(pixels[place]) } }
        return pixels
    }

    /// Multiplies the colours of a pixel by its alpha, rounded to nearest.
    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha * 2 + 255) / 510) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
