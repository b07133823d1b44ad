import Glibc

/// The exit code of a run, following sysexits.h.
package enum RunStatus: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 64
    case noInput = 66
    case unavailable = 69
    /// The app exited with success before its film was complete.
    case incomplete = 70
    case cannotCreate = 73
    case inputOutput = 74
    /// The app made no progress for the time of `--patience`; sysexits.h calls the number a temporary failure.
    case stuck = 75
    /// The app exceeded a limit of its time or memory; the number is that of coreutils' `timeout`.
    case stopped = 124
    case interrupted = 130
}

extension OutputError {
    /// The exit code of a run that fails with this error.
    package var runStatus: RunStatus {
        switch self {
        case .unknownFormat, .badPattern, .holdsOnePicture, .holdsFilms, .holdsNoAlpha, .oddSize, .unacceptableSize, .tooManyPixels,
            .tooManyFramesPerSecond, .unknownSetting, .notInParts:
            .usage
        case .unusableSound: .noInput
        case .exists: .cannotCreate
        // On a full disk another name would not help, so this is an input/output error.
        case .cannotCreate(_, let code): [ENOSPC, EDQUOT, EIO].contains(code) ? .inputOutput : .cannotCreate
        case .encoderMissing, .tooLittleMemory: .unavailable
        case .encoderStuck: .stuck
        case .cannotWrite, .encoderFailed, .encoderKilled: .inputOutput
        }
    }
}
