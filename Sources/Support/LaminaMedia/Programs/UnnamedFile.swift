import Foundation
import Glibc

/// A file without a name that holds bytes of memory, for a program that reads files only; it is gone with the object.
final class UnnamedFile {
    let descriptor: Int32

    /// Creates the file; nil when the folder for temporary files refuses it.
    init?(_ bytes: Data) {
        let pattern = FileManager.default.temporaryDirectory.appending(path: "lamina-XXXXXX").path
        var name = Array(pattern.utf8CString)
        // Safe because the call changes six bytes of the lent array.
        descriptor = unsafe name.withUnsafeMutableBufferPointer { name in unsafe name.baseAddress.map { unsafe mkstemp($0) } ?? -1 }
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // Safe because the call only reads the name.
        unsafe name.withUnsafeBufferPointer { if let start = $0.baseAddress { unsafe unlink(start) } }
        guard (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: bytes)) != nil else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
