import LaminaConcurrency
import LaminaMedia
package import LaminaPrimitives
package import LaminaRun

/// A film that ffmpeg encodes while later frames are being drawn.
package final class FilmOutput: Output {
    package let format: FrameFormat
    private let encoder: Encoder
    private let stream: FrameStream
    private let staging: Staging
    private let isOver = Guarded(false)
    private let film: FilmDescription
    private let program: String
    private let sound = Guarded<FilmSound?>(nil)

    init(_ film: FilmDescription, staging: Staging, program: String) throws(OutputError) {
        // Checks that the file can be created before ffmpeg starts, because the error then carries an errno instead of ffmpeg's words.
        try staging.probe()
        let encoder = try Encoder(program: program, arguments: film.arguments(path: Self.argument(staging.temporaryPath)), path: staging.path)
        stream = FrameStream(descriptor: encoder.input, name: staging.path, FrameStream.Form(layout: film.layout, format: film.frame))
        format = film.frame
        (self.encoder, self.staging, self.film, self.program) = (encoder, staging, film, program)
    }

    deinit { cancel() }

    package func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) throws(OutputError) {
        precondition(bitmap.width == format.width && bitmap.height == format.height, "the frame's size differs from the film's")
        encoder.drainMessages()
        do { try stream.put(bitmap, changes: changes, frame: frame) } catch { throw end(because: error) }
    }

    /// Gives the film a sound, which is added at its end.
    package func add(_ sound: FilmSound) { self.sound.withLock { $0 = sound } }

    package func finish() throws(OutputError) {
        do { try stream.finish() } catch { throw end(because: error) }
        guard claimEnd() else { return }
        do {
            try encoder.wait()
            if let sound = sound.withLock({ $0 }) {
                try SoundTrack(staging: staging, codec: film.codec, container: film.container, program: program).add(sound)
            }
            try staging.commit()
        } catch {
            staging.discard()
            throw error
        }
    }

    package func cancel() {
        guard claimEnd() else { return }
        encoder.kill()
        stream.abandon()
        encoder.closeInput()
        staging.discard()
    }

    /// Returns the error that best explains a failed write: the encoder's own, if it ended with one, because its end breaks the pipe.
    private func end(because error: OutputError) -> OutputError {
        guard claimEnd() else { return error }
        stream.abandon()
        defer { staging.discard() }
        do { try encoder.wait() } catch let reason { return reason }
        return error
    }

    /// Returns true for the first caller, which is the one that ends the film.
    private func claimEnd() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }

    /// Adds a scheme to the path, because ffmpeg reads the text before a colon as a protocol.
    static func argument(_ path: String) -> String { MediaProgram.argument(path) }
}
