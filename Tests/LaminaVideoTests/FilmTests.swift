import Foundation
import LaminaPrimitives
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

@Suite(.enabled(if: hasFFmpeg, needsFFmpeg)) struct FilmTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func film(_ format: OutputFormat, background: Background = .black, frames: Int = 12) throws -> String {
        let request = request(folder.file("film.\(format.rawValue)"), format, frames: frames, background: background)
        try Outputs.check(request)
        try run(Outputs.open(request), request)
        #expect(try folder.names == ["film.\(format.rawValue)"])
        return folder.file("film.\(format.rawValue)")
    }

    @Test func anMP4IsTaggedH264OfBT709WithEveryFrame() throws {
        let facts = try probe(film(.mp4))
        #expect(facts["codec_name"] == "h264")
        #expect(facts["pix_fmt"] == "yuv420p")
        #expect(facts["color_range"] == "tv")
        #expect([facts["color_space"], facts["color_transfer"], facts["color_primaries"]] == ["bt709", "bt709", "bt709"])
        #expect(facts["nb_read_frames"] == "12")
        #expect(facts["r_frame_rate"] == "25/1")
    }

    @Test func theIndexOfAnMP4ComesBeforeItsFrames() throws {
        let bytes = try Data(contentsOf: URL(filePath: film(.mp4)))
        let (index, frames) = try (#require(bytes.range(of: Data("moov".utf8))), #require(bytes.range(of: Data("mdat".utf8))))
        #expect(index.lowerBound < frames.lowerBound)
    }

    @Test(arguments: [OutputFormat.mp4, .webm, .mov, .gif, .apng])
    func anOpaqueFilmShowsTheColoursThatWereDrawn(format: OutputFormat) throws {
        let path = try film(format)
        #expect(try probe(path)["nb_read_frames"] == "12")
        try expectColours(of: decoded(path), hasAlpha: false)
    }

    @Test(arguments: [(OutputFormat.webm, ["-c:v", "libvpx-vp9"]), (.mov, []), (.apng, [])])
    func aTransparentFilmKeepsItsAlpha(format: OutputFormat, decoder: [String]) throws {
        let path = try film(format, background: .transparent)
        #expect(try probe(path)["nb_read_frames"] == "12")
        try expectColours(of: decoded(path, decoder: decoder), hasAlpha: true)
    }

    @Test func aTransparentGIFHasClearPixels() throws {
        let path = try film(.gif, background: Background(red: 0, green: 0, blue: 0, alpha: 0))
        let bytes = try decoded(path)
        #expect(bytes[3] == 255)
    }

    @Test func aTransparentMOVIsProRes4444() throws {
        let facts = try probe(film(.mov, background: .transparent))
        #expect(facts["codec_name"] == "prores")
        #expect(facts["pix_fmt"]?.hasPrefix("yuva444p") == true)
    }

    @Test func aFilmOfOneFrameHasOneFrame() throws {
        for format in [OutputFormat.mp4, .gif, .apng] {
            let path = try film(format, frames: 1)
            #expect(try probe(path)["nb_read_frames"] == "1")
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// `taskset` gives ffmpeg one core and then two, which changes its default number of threads.
    @Test(
        .enabled(if: coreCount > 1, "the machine has one core"),
        arguments: [(OutputFormat.mp4, 1.0), (.mov, 1), (.mov, 0), (.webm, 1), (.webm, 0), (.gif, 1), (.apng, 1)])
    func aFilmIsTheSameForEveryNumberOfCores(format: OutputFormat, alpha: Double) throws {
        let background = Background(red: 0, green: 0, blue: 0, alpha: UInt8(alpha * 255))
        var request = request(folder.file("film.\(format.rawValue)"), format, frames: 30, width: 640, height: 480, background: background)
        request.overwrite = true
        let films = try [[0], [0, 1]].map { cores in
            let list = cores.map(String.init).joined(separator: ",")
            let program = try folder.script("ffmpeg", "exec taskset -c \(list) \(FFmpeg.find()) \"$@\"")
            let codec = try #require(FilmCodec(request))
            let quality = EncodingQuality(constantRateFactor: 18)
            let film = FilmDescription(codec: codec, container: format.rawValue, frame: request.frameFormat, frameCount: 30, quality: quality)
            try run(FilmOutput(film, staging: Staging(path: folder.file("film"), overwrite: true), program: program), request)
            return try Data(contentsOf: URL(filePath: folder.file("film")))
        }
        #expect(films[0] == films[1])
    }

    @Test func theNumberOfEncoderThreadsIsPartOfTheFilm() throws {
        func film(_ threads: Int?) throws -> Data {
            var request = request(folder.file("film.mp4"), .mp4, frames: 30, width: 640, height: 480)
            (request.overwrite, request.encoderThreads) = (true, threads)
            try run(Outputs.open(request), request)
            return try Data(contentsOf: URL(filePath: folder.file("film.mp4")))
        }
        let usual = try film(nil)
        #expect(try film(8) == usual)
        let single = try film(1)
        #expect(single != usual)
        #expect(try film(1) == single)
    }

    @Test func aFractionalRateIsKept() throws {
        var request = request(folder.file("film.mp4"), .mp4)
        request.moments = .film(frames: 0...29, rate: try #require(FrameRate("30000/1001")))
        try run(Outputs.open(request), request)
        let facts = try probe(folder.file("film.mp4"))
        #expect(facts["r_frame_rate"] == "30000/1001")
        #expect(facts["nb_read_frames"] == "30")
    }

    @Test func aPathThatLooksLikeAnOptionOrAProtocolIsAFile() throws {
        let path = folder.file("-y http:x.mp4")
        let request = request(path, .mp4)
        try run(Outputs.open(request), request)
        #expect(try folder.names == ["-y http:x.mp4"])
    }

    /// Compares the centres of both halves of the first and the last frame with `picture(frame:of:)`.
    private func expectColours(of bytes: [UInt8], hasAlpha: Bool) throws {
        try #require(bytes.count == 12 * 64 * 48 * 4)
        for frame in [0, 11] {
            let row = frame * 64 * 48 * 4 + 24 * 64 * 4
            let grey = 40 + 10 * frame
            let left = bytes[(row + 16 * 4)..<(row + 17 * 4)].map(Int.init)
            let right = bytes[(row + 48 * 4)..<(row + 49 * 4)].map(Int.init)
            #expect(zip(left, [grey, grey, grey, 255]).allSatisfy { abs($0 - $1) <= 4 }, "\(left) in frame \(frame)")
            let expected = hasAlpha ? [0, 255, 0, 128] : [0xC0, 0x80, 0x20, 255]
            #expect(zip(right, expected).allSatisfy { abs($0 - $1) <= 6 }, "\(right) in frame \(frame)")
        }
    }
}
