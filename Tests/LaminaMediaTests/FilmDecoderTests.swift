import Foundation
import TestSupport
import Testing

@testable import LaminaMedia

@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
struct FilmDecoderTests {
    private let folder: Folder
    /// The filter with which pictures are compared.
    private static let exact = "scale=flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=bgra"

    init() throws { folder = try Folder() }

    /// Makes a film of ten seconds whose pictures all differ.
    private func film(_ name: String, rate: String = "30", _ arguments: [String] = ["-c:v", "libx264", "-preset", "veryfast", "-bf", "3"]) throws
        -> String
    {
        let source = "testsrc2=size=64x48:rate=\(rate):duration=10"
        try ffmpeg(["-f", "lavfi", "-i", source, "-pix_fmt", "yuv420p"] + arguments + ["-g", "40", folder.file(name)])
        return folder.file(name)
    }

    private func bytes(_ picture: FilmPicture) -> [UInt8] {
        picture.pixels.flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    }

    /// The variable `LAMINA_SEEKS` sets the number of times that are compared with a start of ffmpeg of their own, at most 100.
    @Test func picturesAtRandomTimesAreThoseOfFFmpeg() throws {
        let seeks = ProcessInfo.processInfo.environment["LAMINA_SEEKS"].flatMap(Int.init) ?? 10
        let path = try film("a.mp4")
        let decoder = try FilmDecoder(path)
        let (all, size) = (try ffmpeg(["-i", path, "-vf", Self.exact, "-fps_mode", "passthrough", "-f", "rawvideo", "pipe:1"]), 4 * 64 * 48)
        try #require(decoder.index.times.count == 300 && all.count == 300 * size)
        var random = SystemRandomNumberGenerator()
        for turn in 0..<100 {
            let time = Double.random(in: 0..<10, using: &random)
            // The picture that is shown began at the last multiple of 1/30 s.
            let number = Int(time * 30)
            let picture = try bytes(decoder.picture(at: time))
            #expect(picture[...] == all[number * size..<(number + 1) * size], "\(time)")
            guard turn < seeks else { continue }
            let start = String(format: "%.6f", max(0, Double(number) / 30 - 0.001))
            let sought = try ffmpeg(["-ss", start, "-i", path, "-frames:v", "1", "-vf", Self.exact, "-f", "rawvideo", "pipe:1"])
            #expect(picture == sought, "\(time)")
        }
    }

    @Test(arguments: [
        ("b.webm", "25", ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"]), ("c.mov", "30000/1001", ["-c:v", "mpeg4"]),
        ("d.avi", "10", ["-c:v", "mjpeg"]),
    ])
    func everyContainerGivesAllPicturesInAnyOrder(name: String, rate: String, arguments: [String]) throws {
        let path = try film(name, rate: rate, arguments)
        let all = try ffmpeg(["-i", path, "-vf", Self.exact, "-fps_mode", "passthrough", "-f", "rawvideo", "pipe:1"])
        let (decoder, size) = (try FilmDecoder(path), 4 * 64 * 48)
        try #require(decoder.index.times.count == all.count / size)
        let count = decoder.index.times.count
        for number in [0, 1, 2, 60, 59, 61, count - 1, 5, count / 2] {
            let picture = try #require(try decoder.picture(number: number))
            #expect(bytes(picture)[...] == all[number * size..<(number + 1) * size], "\(number)")
            #expect(decoder.index.picture(at: decoder.index.times[number]) == number)
        }
    }

    @Test func timesBetweenPicturesShowTheOneBefore() {
        let index = FilmIndex(times: [0, 0.5, 0.75])
        #expect([-1, 0, 0.49, 0.499_999, 0.5, 0.74, 0.75, 9].map(index.picture) == [0, 0, 0, 1, 1, 1, 2, 2])
    }

    @Test func turnedAndTranslucentFilmsHaveTheirSizeAndAlpha() throws {
        let clear = folder.file("clear.mov")
        try ffmpeg([
            "-f", "lavfi", "-i", "color=red@0.5:size=32x16:rate=5:duration=1,format=yuva444p10le", "-c:v", "prores_ks", "-profile:v", "4444", clear,
        ])
        let pixel = try #require(try FilmDecoder(clear).picture(at: 0.3).pixels.first)
        #expect(abs(Int(pixel >> 24) - 128) <= 2 && abs(Int(pixel >> 16 & 0xFF) - 127) <= 4)
        let turned = folder.file("turned.mov")
        try ffmpeg(["-i", clear, "-c", "copy", "-metadata:s:v:0", "rotate=90", turned])
        let picture = try FilmDecoder(turned).picture(at: 0)
        #expect(picture.width == 16 && picture.height == 32)
    }

    @Test func badFilmsAreTypedErrors() throws {
        try folder.write(Data("no film".utf8), to: "text.mp4")
        try ffmpeg(["-f", "lavfi", "-i", "sine=duration=1", folder.file("sound.m4a")])
        let whole = try Data(contentsOf: URL(filePath: try film("whole.mp4")))
        try folder.write(whole.prefix(whole.count / 2), to: "half.mp4")
        #expect(throws: MediaError.unknownFormat(file: folder.file("text.mp4"))) { try FilmDecoder(folder.file("text.mp4")) }
        #expect(throws: MediaError.noPictures(file: folder.file("sound.m4a"))) { try FilmDecoder(folder.file("sound.m4a")) }
        // The index of the file is at its end, and therefore missing.
        #expect(throws: MediaError.unknownFormat(file: folder.file("half.mp4"))) { try FilmDecoder(folder.file("half.mp4")) }
        #expect(throws: MediaError.notAFile(file: folder.path)) { try FilmDecoder(folder.path) }
    }

    @Test func aFilmThatBreaksOffGivesErrorsAndNoCrash() throws {
        let path = try film("start.mp4", ["-c:v", "libx264", "-movflags", "+faststart"])
        try #require(truncate(path, (try Data(contentsOf: URL(filePath: path)).count) * 2 / 3) == 0)
        let decoder = try FilmDecoder(path)
        let found = stride(from: 0.0, to: 10, by: 0.5).map { (try? decoder.picture(at: $0)) != nil }
        #expect(found[0] && decoder.index.times.count < 300)
    }
}
