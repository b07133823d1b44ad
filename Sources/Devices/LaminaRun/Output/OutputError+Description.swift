import Glibc

extension OutputError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat(let path): "\(path): unknown file extension; `lamina render --help` lists the formats"
        case .badPattern(let path): "\(path): the file name of a sequence needs exactly one number, such as %04d.png"
        case .holdsOnePicture(let path): "\(path): this format holds one picture; name a numbered sequence such as %04d.png"
        case .holdsFilms(let path): "\(path): this format is for films; use .png for a still"
        case .holdsNoAlpha(let path): "\(path): cannot hold a transparent background; .webm, .mov, .gif, .apng and .png can"
        case .oddSize(let path, let width, let height): "\(path): this format needs even sides; the picture has \(width)×\(height) pixels"
        case .unacceptableSize(let path, let width, let height): "\(path): cannot hold \(width)×\(height) pixels"
        case .tooManyPixels(let path, let width, let height, let most):
            "\(path): cannot hold \(width)×\(height) pixels; players accept at most \(most) per frame"
        case .tooLittleMemory(let path, let width, let height, let needed, let available):
            "\(path): drawing \(width)×\(height) pixels needs \(needed) bytes of memory; \(available) are available"
        case .tooManyFramesPerSecond(let path, let rate, let most): "\(path): holds at most \(most) frames per second, not \(rate)"
        case .unknownSetting(let path, let option, let value, let allowed): "\(path): --\(option) “\(value)” is not valid; \(allowed)"
        case .unusableSound(let path, let reason): "\(path): cannot have this sound: \(reason)"
        case .notInParts(let path):
            "\(path): cannot be made in parts; with --workers use .mp4, .mov, .webm, .y4m, .bgra or numbered pictures in a file"
        case .exists(let path): "\(path): exists; --overwrite replaces it"
        case .cannotCreate(let path, let code): "\(path): cannot be created: \(reason(code))"
        case .cannotWrite(let path, let code): "\(path): cannot be written: \(reason(code))"
        case .encoderMissing(let program): "\(program): not found; install the Debian package ffmpeg"
        case .encoderFailed(let path, let program, let status, let lines):
            "\(path): \(program) failed with status \(status)\(quoted(lines))"
        case .encoderKilled(let path, let program, let signal, let lines):
            "\(path): \(program) was killed by signal \(signal) (\(unsafe String(cString: strsignal(signal))))\(quoted(lines))"
        case .encoderStuck(let path, let program, let seconds): "\(path): \(program) did nothing for \(seconds) seconds and was killed"
        }
    }

    // `strerror` and `strsignal` return C strings that stay valid until this thread's next call.
    private func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

    private func quoted(_ lines: [String]) -> String { lines.map { "\n  " + $0 }.joined() }
}
