import Foundation
import Glibc

/// The reasons why a sound or a film cannot be used; every case names the file.
package enum MediaError: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be opened; `code` is the errno.
    case unreadable(file: String, code: Int32)
    /// The path leads to a folder, a pipe or a device.
    case notAFile(file: String)
    /// ffmpeg does not know the file's format, or the file is damaged.
    case unknownFormat(file: String)
    /// The file has no stream of sound.
    case noSound(file: String)
    /// The file has no stream of pictures.
    case noPictures(file: String)
    /// The stream of sound has no samples.
    case noSamples(file: String)
    /// The pictures have more pixels than are decoded.
    case tooManyPixels(file: String, width: Int, height: Int, most: Int)
    /// The film has more pictures than are indexed.
    case tooManyPictures(file: String, most: Int)
    /// A program of ffmpeg is not installed or cannot be started.
    case programMissing(file: String, program: String)
    /// The file has no picture for a time, in seconds.
    case noPicture(file: String, time: Double)
}

extension MediaError: CustomStringConvertible, LocalizedError {
    package var description: String {
        switch self {
        // `strerror` returns a C string that stays valid until this thread's next call.
        case .unreadable(let file, let code): "\(file): cannot be read: \(unsafe String(cString: strerror(code)))"
        case .notAFile(let file): "\(file): is not a plain file"
        case .unknownFormat(let file): "\(file): is no sound or film that ffmpeg can read"
        case .noSound(let file): "\(file): has no sound"
        case .noPictures(let file): "\(file): has no pictures"
        case .noSamples(let file): "\(file): has a sound of 0 samples"
        case .tooManyPixels(let file, let width, let height, let most): "\(file): has \(width)×\(height) pixels; at most \(most) are decoded"
        case .tooManyPictures(let file, let most): "\(file): has more than \(most) pictures"
        case .programMissing(let file, let program): "\(file): cannot be read without \(program); install the Debian package ffmpeg"
        case .noPicture(let file, let time): "\(file): has no picture at \(time) seconds"
        }
    }
    package var errorDescription: String? { description }
}
