import Foundation
import LaminaMedia
import LaminaPrimitives
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

@Suite(.enabled(if: hasFFmpeg, needsFFmpeg)) struct FilmSoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Makes a film with sounds, and returns its bytes.
    private func film(_ request: RunRequest, _ events: [SoundEvent]) throws -> Data {
        let output = try Outputs.open(request)
        if let sound = FilmSound(request, events: events) { (output as? FilmOutput)?.add(sound) }
        try run(output, request)
        return try #require(FileManager.default.contents(atPath: request.destination.name))
    }

    /// Returns the left side of a film's sound as a player decodes it.
    private func sound(of path: String) throws -> [Float] {
        let bytes = try standardOutput(
            of: "/usr/bin/ffmpeg", ["-v", "error", "-i", path, "-map", "0:a", "-ac", "1", "-ar", "48000", "-f", "f32le", "-"])
        return bytes.withUnsafeBytes { bytes in (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) } }
    }

    /// A tone of half a second that begins at a time, in nanoseconds.
    private func tone(at start: Int64) -> SoundEvent {
        let samples = (0..<24_000).flatMap { index in
            let sample: Float = index / 24 % 2 == 0 ? 0.5 : -0.5
            return [sample, sample]
        }
        return SoundEvent(.samples(SharedSamples(samples, rate: 48_000)), start: start)
    }

    @Test(arguments: [(OutputFormat.mp4, 1.0), (.mov, 1), (.mov, 0), (.webm, 1), (.webm, 0)])
    func aSoundBeginsWithinAnAudioFrameOfItsTime(format: OutputFormat, alpha: Double) throws {
        let background = Background(red: 0, green: 0, blue: 0, alpha: UInt8(alpha * 255))
        let request = request(folder.file("a.\(format.rawValue)"), format, frames: 75, background: background)
        _ = try film(request, [tone(at: 1_337_000_000)])
        let heard = try sound(of: request.destination.name)
        let onset = try #require(heard.firstIndex { abs($0) > 0.05 })
        #expect(abs(onset - 64_176) < 1024, "\(onset)")
        #expect(abs(heard.count - 144_000) < 1024)
        #expect(try folder.names == ["a.\(format.rawValue)"])
    }

    @Test func theSoundOfTenMinutesEndsWithItsPictures() throws {
        var request = request(folder.file("long.mp4"), .mp4, frames: 600, width: 16, height: 16)
        request.moments = .film(frames: 0...599, rate: FrameRate(1))
        _ = try film(request, [tone(at: 599_000_000_000)])
        let heard = try sound(of: request.destination.name)
        let onset = try #require(heard.firstIndex { abs($0) > 0.05 })
        #expect(abs(onset - 599 * 48_000) < 1024 && abs(heard.count - 600 * 48_000) < 1024, "\(onset) \(heard.count)")
    }

    @Test func aFilmOfLaterFramesHasTheirSound() throws {
        var request = request(folder.file("a.mp4"), .mp4)
        request.moments = .film(frames: 25...74, rate: FrameRate(25))
        _ = try film(request, [tone(at: 1_500_000_000)])
        let heard = try sound(of: request.destination.name)
        #expect(abs((heard.firstIndex { abs($0) > 0.05 } ?? 0) - 24_000) < 1024)
    }

    @Test func aFilmWithASoundIsTheSameEveryTimeAndASilentOneHasNoTrack() throws {
        var request = request(folder.file("a.mp4"), .mp4)
        request.overwrite = true
        let silent = try film(request, [])
        let loud = try (0..<2).map { _ in try film(request, [tone(at: 0)]) }
        #expect(loud[0] == loud[1] && loud[0] != silent)
        #expect(try film(request, []) == silent)
        #expect(try sound(of: request.destination.name).isEmpty)
        // The arguments of a silent film are those of a film without sound: nothing but pictures.
        let codec = try #require(FilmCodec(request))
        let description = FilmDescription(
            codec: codec, container: "mp4", frame: request.frameFormat, frameCount: 12, quality: EncodingQuality(constantRateFactor: 18))
        #expect(description.arguments(path: "x").contains("-an"))
    }

    @Test func musicIsMixedAndBadMusicIsRefused() throws {
        var request = request(folder.file("a.mp4"), .mp4, frames: 25)
        try #require(
            standardOutput(of: "/usr/bin/ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=duration=9", folder.file("music.mp3")]).isEmpty)
        request.sound.music = folder.file("music.mp3")
        try Outputs.check(request)
        _ = try film(request, [])
        let heard = try sound(of: request.destination.name)
        #expect(abs(heard.count - 48_000) < 1024 && heard[24_000..<30_000].contains { abs($0) > 0.05 })

        request.overwrite = true
        request.sound.music = folder.file("none.mp3")
        let reason = "\(folder.file("none.mp3")): cannot be read: No such file or directory"
        let error = #expect(throws: OutputError.unusableSound(path: folder.file("a.mp4"), reason: reason)) { try Outputs.check(request) }
        #expect(error?.runStatus == .noInput)
        request.format = .gif
        #expect(throws: OutputError.self) { try Outputs.check(request) }
    }

    @Test func aFailedSoundLeavesNoFile() throws {
        // The program encodes pictures, and fails when it is asked for sound.
        let program = try folder.script("ffmpeg", #"case "$*" in *f32le*) cat > /dev/null; exit 3;; esac; exec /usr/bin/ffmpeg "$@""#)
        let target = try Folder()
        let request = request(target.file("a.mp4"), .mp4)
        let film = FilmDescription(
            codec: .h264, container: "mp4", frame: request.frameFormat, frameCount: 12, quality: EncodingQuality(constantRateFactor: 18))
        let output = try FilmOutput(film, staging: Staging(path: target.file("a.mp4"), overwrite: false), program: program)
        output.add(try #require(FilmSound(request, events: [tone(at: 0)])))
        #expect(throws: OutputError.encoderFailed(path: target.file("a.mp4"), program: program, status: 3, lines: [])) { try run(output, request) }
        #expect(try target.names.isEmpty)
    }
}
