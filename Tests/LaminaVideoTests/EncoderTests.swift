import Foundation
import Glibc
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

/// Films whose encoder fails; shell scripts stand in for ffmpeg.
@Suite struct EncoderTests {
    private let folder: Folder
    private let target: Folder

    init() throws {
        folder = try Folder()
        target = try Folder()
    }

    /// Encodes a film of many frames with a script in place of ffmpeg, and returns the error.
    private func failure(of script: String, frames: Int = 400) throws -> OutputError? {
        let program = try folder.script("ffmpeg", script)
        let request = request(target.file("a.mp4"), .mp4, frames: frames)
        let film = FilmDescription(
            codec: .h264, container: "mp4", frame: request.frameFormat, frameCount: frames, quality: EncodingQuality(constantRateFactor: 18))
        let output = try FilmOutput(film, staging: Staging(path: target.file("a.mp4"), overwrite: false), program: program)
        let error = #expect(throws: OutputError.self) { try run(output, request) }
        #expect(try target.names.isEmpty)
        return error
    }

    @Test func anEncoderThatIsKilledIsReportedWithItsSignal() throws {
        let error = try failure(of: "echo last words >&2; kill -KILL $$")
        #expect(error == .encoderKilled(path: target.file("a.mp4"), program: folder.file("ffmpeg"), signal: SIGKILL, lines: ["last words"]))
        #expect(error?.runStatus == .inputOutput)
    }

    @Test func anEncoderThatIsKilledInTheMiddleOfTheFilmIsReported() throws {
        let error = try failure(of: "head -c 100000 > /dev/null; kill -TERM $$")
        #expect(error == .encoderKilled(path: target.file("a.mp4"), program: folder.file("ffmpeg"), signal: SIGTERM, lines: []))
    }

    @Test func anEncoderThatIsKilledAfterTheLastFrameIsReported() throws {
        let error = try failure(of: "cat > /dev/null; kill -KILL $$", frames: 2)
        #expect(error == .encoderKilled(path: target.file("a.mp4"), program: folder.file("ffmpeg"), signal: SIGKILL, lines: []))
    }

    @Test func anEncoderThatDoesNothingIsKilled() throws {
        let program = try folder.script("ffmpeg", "exec sleep 1000")
        let encoder = try Encoder(program: program, arguments: [], path: "a.mp4")
        let error = #expect(throws: OutputError.self) { try encoder.wait(patience: 0.2) }
        #expect(error == .encoderStuck(path: "a.mp4", program: program, seconds: 0.2))
        #expect(error?.runStatus == .stuck)
    }

    @Test func anEncoderThatFailsIsQuoted() throws {
        let error = try failure(of: "for i in 1 2 3; do echo line $i >&2; done; exit 3")
        #expect(
            error == .encoderFailed(path: target.file("a.mp4"), program: folder.file("ffmpeg"), status: 3, lines: ["line 1", "line 2", "line 3"]))
    }

    @Test func aFullDiskIsRecognisedInTheEncodersMessages() throws {
        let error = try failure(of: "head -c 10 > /dev/null; echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1")
        #expect(error == .cannotWrite(path: target.file("a.mp4"), code: ENOSPC))
    }

    @Test func aFileThatExceedsTheSizeLimitIsNamed() throws {
        #expect(try failure(of: "head -c 10 > /dev/null; kill -XFSZ $$") == .cannotWrite(path: target.file("a.mp4"), code: EFBIG))
        #expect(
            try failure(of: "head -c 10 > /dev/null; echo 'a.mp4: File too large' >&2; exit 1")
                == .cannotWrite(path: target.file("a.mp4"), code: EFBIG))
    }

    @Test func anEncodersEnvironmentNamesItsApp() throws {
        let error = try failure(of: "echo $LAMINA_ENCODER_OF >&2; exit 1")
        #expect(error == .encoderFailed(path: target.file("a.mp4"), program: folder.file("ffmpeg"), status: 1, lines: ["\(getpid())"]))
    }

    @Test func anEncoderThatStopsReadingIsAnErrorEvenWithStatusZero() throws {
        #expect(try failure(of: "head -c 10 > /dev/null; exit 0") == .cannotWrite(path: target.file("a.mp4"), code: EPIPE))
    }

    @Test func anEncoderThatMakesNoFileIsAnError() throws {
        // The script removes the file that was created to check that the folder is writable.
        let error = try failure(of: #"for last; do :; done; cat > /dev/null; rm -f "${last#file:}""#, frames: 1)
        #expect(error == .cannotCreate(path: target.file("a.mp4"), code: ENOENT))
    }

    @Test func aVerboseEncoderDoesNotBlockTheFilm() throws {
        let error = try failure(of: "yes 'a line of some length that is said again and again' | head -n 3000 >&2; exit 1")
        guard case .encoderFailed(_, _, 1, let lines) = error else { throw try #require(error) }
        #expect(lines.count == 10)
    }

    @Test func aMissingEncoderIsUnavailable() throws {
        let error = #expect(throws: OutputError.encoderMissing(program: "ffmpeg")) { try FFmpeg.find(environment: ["PATH": folder.path]) }
        #expect(error?.runStatus == .unavailable)
    }

    @Test func aCancelledFilmEndsAnEncoderThatHangs() throws {
        let program = try folder.script("ffmpeg", "sleep 1000")
        let request = request(target.file("a.mp4"), .mp4, frames: 2)
        let film = FilmDescription(
            codec: .h264, container: "mp4", frame: request.frameFormat, frameCount: 2, quality: EncodingQuality(constantRateFactor: 18))
        let output = try FilmOutput(film, staging: Staging(path: target.file("a.mp4"), overwrite: false), program: program)
        try output.present(picture(frame: 0, of: request.frameFormat), at: 0, frame: 0)
        output.cancel()
        #expect(try target.names.isEmpty)
    }
}
