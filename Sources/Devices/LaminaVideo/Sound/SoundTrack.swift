import Glibc
import LaminaMedia
import LaminaRun

/// The addition of a sound track to a finished film, whose pictures are not encoded again.
///
/// A film's sounds are known at its end only. Until then it is encoded as a silent film, and one without a sound stays that film, byte for byte.
struct SoundTrack {
    let staging: Staging
    let codec: FilmCodec
    /// The container's name in ffmpeg.
    let container: String
    /// The path of ffmpeg.
    let program: String

    /// Adds a sound that is mixed now.
    func add(_ sound: FilmSound) throws(OutputError) {
        try add(from: "pipe:0") { (encoder) throws(OutputError) in
            do throws(OutputError) {
                try sound.send(to: encoder.input, name: staging.path)
            } catch {
                // The encoder's own reason is the better one: its end breaks the pipe.
                try encoder.wait()
                throw error
            }
            try encoder.wait()
        }
    }

    /// Adds a sound that was mixed to a file of samples.
    ///
    /// - Parameter patience: The time without progress after which ffmpeg is killed, in seconds; 0 waits for ever.
    func add(samples path: String, patience: Double) throws(OutputError) {
        try add(from: MediaProgram.argument(path)) { (encoder) throws(OutputError) in try encoder.wait(patience: patience) }
    }

    private func add(from input: String, _ feed: (Encoder) throws(OutputError) -> Void) throws(OutputError) {
        guard unsafe rename(staging.temporaryPath, staging.silentPath) == 0 else { throw .cannotCreate(path: staging.path, code: errno) }
        defer { unsafe unlink(staging.silentPath) }
        try feed(try Encoder(program: program, arguments: arguments(samples: input), path: staging.path))
    }

    private func arguments(samples: String) -> [String] {
        // Without the processor's special instructions the track is the same on every machine.
        ["-cpuflags", "0", "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-i", MediaProgram.argument(staging.silentPath)]
            + ["-f", "f32le", "-ar", "\(MixFormat.rate)", "-ac", "2", "-i", samples, "-map", "0:v", "-map", "1:a", "-c:v", "copy"]
            + codec.soundArguments + ["-flags:a", "+bitexact"] + (container == "webm" ? [] : ["-movflags", "+faststart"])
            + ["-fflags", "+bitexact", "-f", container, MediaProgram.argument(staging.temporaryPath)]
    }
}
