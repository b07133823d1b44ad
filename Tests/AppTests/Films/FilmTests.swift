import Foundation
import LaminaImages
import LaminaPrimitives
import Testing

/// Films of a running app in every output format.
@Suite struct FilmTests {
    private let lamina: Lamina
    private static let options = ["--frames", "55-72", "--size", "200x150", "--scale", "1", "--fps", "60"]

    init() throws { lamina = try Lamina() }

    private func render(_ name: String, _ more: [String] = []) throws -> Program.Result {
        let result = try lamina.run(["render", "FlipClock", "-o", name] + Self.options + more)
        try #require(result.status == 0, "\(result.errors)")
        return result
    }

    /// Returns the values that ffprobe reports for the file's first video stream, by name.
    private func facts(_ name: String) throws -> [String: String] {
        let arguments = ["-v", "error", "-count_frames", "-select_streams", "v:0", "-show_streams", "-of", "default=noprint_wrappers=1", name]
        let text = try String(decoding: Program("ffprobe", arguments, in: lamina.folder).result().output, as: UTF8.self)
        let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
        return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// Returns the frames as ffmpeg decodes them, as RGBA bytes with straight alpha.
    private func decoded(_ name: String) throws -> Data {
        try Program("ffmpeg", ["-v", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "rgba", "-"], in: lamina.folder).result().output
    }

    @Test func anMP4HasTheStreamThatPlayersExpectAndEveryFrame() throws {
        _ = try render("clock.mp4")
        let facts = try facts("clock.mp4")
        #expect(facts["codec_name"] == "h264")
        #expect(facts["pix_fmt"] == "yuv420p")
        for key in ["color_primaries", "color_transfer", "color_space"] { #expect(facts[key] == "bt709", "\(key)") }
        #expect(facts["color_range"] == "tv")
        #expect(facts["nb_read_frames"] == "18")
        #expect(facts["r_frame_rate"] == "60/1")
        #expect([facts["width"], facts["height"]] == ["200", "150"])
    }

    @Test func aFilmsFramesEqualTheAppsStills() throws {
        _ = try render("clock.mp4")
        let bytes = try decoded("clock.mp4")
        try #require(bytes.count == 18 * 200 * 150 * 4)
        for (index, picture) in try lamina.frames("FlipClock", 55...72, fps: 60, ["--size", "200x150", "--scale", "1"]).enumerated() {
            let frame = bytes[(index * 200 * 150 * 4)..<((index + 1) * 200 * 150 * 4)]
            let green = zip(stride(from: frame.startIndex + 1, to: frame.endIndex, by: 4), picture.pixels)
            let sum = green.reduce(0) { $0 + abs(Int(frame[$1.0]) - Int($1.1 >> 8 & 255)) }
            #expect(Double(sum) / 30_000 < 3, "frame \(55 + index)")
        }
    }

    @Test(arguments: [("clock.webm", "vp9"), ("clock.gif", "gif"), ("clock.mov", "h264"), ("clock.apng", "apng")])
    func otherFormatsHaveEveryFrame(name: String, codec: String) throws {
        _ = try render(name, name.hasSuffix("gif") ? ["--fps", "50"] : [])
        let facts = try facts(name)
        #expect(facts["codec_name"] == codec)
        #expect(facts["nb_read_frames"] == "18")
    }

    @Test func aTransparentMOVKeepsItsAlpha() throws {
        _ = try render("clock.mov", ["--background", "transparent"])
        let facts = try facts("clock.mov")
        #expect(facts["codec_name"] == "prores")
        #expect(facts["pix_fmt"]?.hasPrefix("yuva444p") == true)
        #expect(facts["nb_read_frames"] == "18")
    }

    @Test func standardOutputCarriesNothingButTheFilm() throws {
        let result = try render("-.y4m")
        let frame = "FRAME\n".utf8.count + 200 * 150 * 3 / 2
        let header = try #require(result.output.firstIndex(of: UInt8(ascii: "\n"))) + 1
        #expect(String(decoding: result.output.prefix(10), as: UTF8.self) == "YUV4MPEG2 ")
        #expect(result.output.count == header + 18 * frame)
        #expect(try lamina.folder.names.isEmpty)
    }

    @Test func aSequenceHasOnePictureForEachFrame() throws {
        _ = try render("frames/%04d.png")
        let names = try FileManager.default.contentsOfDirectory(atPath: lamina.folder.file("frames")).sorted()
        #expect(names == (55...72).map { "00\($0).png" })
        #expect(try PNG.read(path: lamina.folder.file("frames/0055.png")).width == 200)
    }
}
