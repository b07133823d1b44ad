import Foundation
import LaminaConcurrency
import Testing
import TestSupport

/// The sounds and films of an app in its own film.
@Suite(.serialized) struct SoundTests {
    private let lamina: Lamina
    private let beep: String

    init() throws {
        lamina = try Lamina()
        beep = lamina.folder.file("beep.wav")
        try FFmpeg.run(["-f", "lavfi", "-i", "sine=frequency=880:sample_rate=48000:duration=0.5", "-af", "volume=6", beep])
    }

    /// Makes a film of the probe, and returns its messages.
    @discardableResult
    private func render(_ output: String, _ way: String, _ options: [String] = [], file: String? = nil) throws -> String {
        let arguments = ["render", Lamina.app("SoundProbe"), "-o", output, "--overwrite", "--scale", "1", "--fps", "30"]
        let size = options.contains("--size") ? [] : ["--size", "64x96"]
        let result = try lamina.run(arguments + size + ["--duration", "2.5"] + options + ["--", way, file ?? beep])
        #expect(result.status == 0, "\(result.errors)")
        return result.errors
    }

    /// The first and the last loud sample of a film; nil for silence.
    private func loud(_ film: String) throws -> ClosedRange<Int>? {
        let samples = try FFmpeg.samples(of: lamina.folder.file(film))
        guard let first = samples.firstIndex(where: { abs($0) > 0.05 }), let last = samples.lastIndex(where: { abs($0) > 0.05 }) else { return nil }
        return first...last
    }

    @Test(arguments: ["player", "system", "engine"])
    func aSoundBeginsWhenTheLetterLands(way: String) throws {
        let messages = try render("a.mp4", way)
        let heard = try #require(try loud("a.mp4"))
        #expect(abs(heard.lowerBound - 60_000) < 1024, "\(heard)")
        // The engine plays a quarter of a second before the file.
        let end = way == "engine" ? 2.0 : 1.75
        #expect(abs(heard.upperBound - Int(end * 48_000)) < 1024, "\(heard)")
        #expect(messages.contains("\(end == 2 ? "2.0" : "1.75") "), "\(messages)")
        // Three processes make the same sound, and the app's film is the same every time.
        try render("b.mp4", way, ["--workers", "3"])
        #expect(try sound("b.mp4") == sound("a.mp4"))
        try render("c.mp4", way)
        #expect(
            FileManager.default.contents(atPath: lamina.folder.file("c.mp4")) == FileManager.default.contents(atPath: lamina.folder.file("a.mp4")))
    }

    private func sound(_ film: String) throws -> Data {
        try FFmpeg.run(["-i", lamina.folder.file(film), "-map", "0:a", "-f", "f32le", "-"])
    }

    @Test func clicksAreHeardWhenTheyAreAskedFor() throws {
        for (way, option) in [("haptic", "--haptics"), ("builtin", "--system-sounds")] {
            try render("a.mp4", way)
            #expect(try loud("a.mp4") == nil)
            try render("a.mp4", way, [option])
            #expect(abs((try loud("a.mp4")?.lowerBound ?? 0) - 60_000) < 1024)
        }
        #expect(try render("a.mp4", "pattern").contains("no engine"))
        try render("a.mp4", "pattern", ["--haptics"])
        let beats = try #require(try loud("a.mp4"))
        #expect(abs(beats.lowerBound - 60_000) < 1024 && abs(beats.upperBound - 72_000) < 2048, "\(beats)")
    }

    @Test func aSoundThatIsRepeatedFadesInAndStops() throws {
        try render("a.mp4", "fade")
        let heard = try #require(try loud("a.mp4"))
        #expect(heard.lowerBound > 2000 && abs(heard.upperBound - 72_000) < 1024, "\(heard)")
    }

    @Test func silentFilmsAreThoseOfAnAppWithoutSounds() throws {
        try render("a.mp4", "silence")
        try render("b.gif", "player")
        #expect(try FFmpeg.run(["-i", lamina.folder.file("a.mp4"), "-map", "0:a?", "-f", "f32le", "-"]).isEmpty)
        let refused = try lamina.run(["render", Lamina.app("SoundProbe"), "-o", "c.gif", "--audio", beep, "--", "silence", beep])
        #expect(refused.status == 64 && refused.errors.contains("only .mp4, .mov and .webm have sound"))
    }

    @Test func badSoundsAreErrorsOfThePlayer() throws {
        let text = try lamina.folder.write("no sound", to: "text.mp3")
        #expect(try render("a.mp4", "player", file: text).contains("1.25 error 1954115647 \(text): is no sound or film that ffmpeg can read"))
        let empty = lamina.folder.file("empty.wav")
        try FFmpeg.run(["-i", beep, "-t", "0", empty])
        #expect(try render("a.mp4", "player", file: empty).contains("has a sound of 0 samples"))
        #expect(try render("a.mp4", "film", file: text).contains("0.0 film 2 \(text): is no sound or film"))
    }

    @Test func aLayerShowsTheFilmsPicturesAtTheirTimes() throws {
        let film = lamina.folder.file("film.mp4")
        try FFmpeg.run([
            "-f", "lavfi", "-i", "testsrc2=size=64x96:rate=24:duration=2", "-f", "lavfi", "-i", "sine=duration=2", "-pix_fmt", "yuv420p", "-g", "12",
            film,
        ])
        let messages = try render("a.bgra", "film", file: film)
        #expect(messages.contains("2.0 film ended"))
        let shown = try #require(FileManager.default.contents(atPath: lamina.folder.file("a.bgra")))
        let filter = "scale=flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=bgra"
        let pictures = try FFmpeg.run(["-i", film, "-vf", filter, "-fps_mode", "passthrough", "-f", "rawvideo", "-"])
        let size = 4 * 64 * 96
        try #require(shown.count == 75 * size && pictures.count == 48 * size)
        for frame in 0..<75 {
            // At frame/30 s the picture is shown that began last, at a multiple of 1/24 s.
            let number = min(47, frame * 24 / 30)
            #expect(shown[frame * size..<(frame + 1) * size] == pictures[number * size..<(number + 1) * size], "\(frame)")
        }
        try render("b.bgra", "film", ["--workers", "3"], file: film)
        #expect(FileManager.default.contents(atPath: lamina.folder.file("b.bgra")) == shown)
    }

    @Test func aFilmThatIsSoughtAndPlaysFasterIsSeenAndHeard() throws {
        let film = lamina.folder.file("film.mp4")
        try FFmpeg.run([
            "-f", "lavfi", "-i", "testsrc2=size=64x96:rate=30:duration=4", "-f", "lavfi", "-i", "sine=duration=4", "-af", "volume=6", "-pix_fmt",
            "yuv420p", film,
        ])
        #expect(try render("a.mp4", "film-late", file: film).contains("2.0 film ended"))
        let heard = try #require(try loud("a.mp4"))
        #expect(abs(heard.lowerBound - 24_000) < 1024 && abs(heard.upperBound - 96_000) < 1024, "\(heard)")
    }
}
