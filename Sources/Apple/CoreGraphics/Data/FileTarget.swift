import Foundation
import LaminaImages

/// An open file that receives bytes in parts.
///
/// A regular file is replaced, also behind a symbolic link, and removed when a part cannot be written, so that no half of it stays. Bytes for a
/// device or a pipe are written through it, and the device stays.
final class FileTarget {
    /// The path of the file itself, behind all symbolic links.
    private let path: String
    private let descriptor: Int32
    private let isRegular: Bool
    private var hasFailed = false

    /// Opens a file and empties it; nil when it cannot be written.
    init?(path: String) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return nil }
        isRegular = File.isRegular(descriptor)
        (self.path, self.descriptor) = (File.path(of: descriptor) ?? path, descriptor)
    }

    /// Closes the file; some file systems report only then that its bytes could not be stored.
    deinit {
        guard close(descriptor) != 0, !hasFailed else { return }
        let code = errno
        if isRegular { unsafe unlink(path) }
        Diagnostics.report(exception: "CGDataConsumer", detail: "cannot write \(path): \(unsafe String(cString: strerror(code)))")
    }

    /// Writes a part; every part after one that failed is refused.
    ///
    /// - Returns: The system's error number; nil when all bytes are written.
    func write(_ bytes: [UInt8]) -> Int32? {
        guard !hasFailed else { return EIO }
        guard let failure = File.writeAll(bytes, to: descriptor) else { return nil }
        hasFailed = true
        if isRegular { unsafe unlink(path) }
        return failure
    }
}
