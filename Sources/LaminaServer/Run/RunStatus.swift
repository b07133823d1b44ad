import Glibc

/// How a run ends for the shell, after sysexits.h.
package enum RunStatus: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 64
    case noInput = 66
    case unavailable = 69
    /// The app ended by itself, as if all were well, before its film was complete.
    case incomplete = 70
    case cannotCreate = 73
    case inputOutput = 74
    case interrupted = 130
}

extension OutputError {
    /// How a run ends that meets this error.
    package var runStatus: RunStatus {
        switch self {
        case .unknownFormat, .badPattern, .holdsOnePicture, .holdsFilms, .holdsNoAlpha, .oddSize, .unacceptableSize, .tooManyPixels,
            .tooManyFramesPerSecond, .unknownSetting:
            .usage
        case .exists: .cannotCreate
        // A full disk is no reason to look for another name.
        case .cannotCreate(_, let code): [ENOSPC, EDQUOT, EIO].contains(code) ? .inputOutput : .cannotCreate
        case .encoderMissing, .tooLittleMemory: .unavailable
        case .cannotWrite, .encoderFailed, .encoderKilled: .inputOutput
        }
    }
}
