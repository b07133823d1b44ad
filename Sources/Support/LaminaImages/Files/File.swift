import Glibc

/// Reads and writes whole files; errors carry the operating system's error number.
package enum File {
    /// Returns every byte of a file.
    static func contents(of path: String) throws(ImageFileError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .inaccessible(name: path, code: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            // The kernel writes at most the block's size, and the block's address is valid during the closure.
            let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .inaccessible(name: path, code: errno) }
            guard count > 0 else { return bytes }
            bytes += block[..<count]
        }
    }

    /// Replaces a file's contents, in place.
    ///
    /// After an error, a partly written file is removed, and the previous contents are lost.
    package static func write(_ bytes: [UInt8], to path: String) throws(ImageFileError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .inaccessible(name: path, code: errno) }
        let isFile = isRegular(descriptor)
        let written = Self.path(of: descriptor) ?? path
        var failure = writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, failure == nil { failure = errno }
        guard let failure else { return }
        // Only a regular file is removed; a device such as `/dev/full` must stay.
        if isFile { unsafe unlink(written) }
        throw .inaccessible(name: path, code: failure)
    }

    /// The path of an open file, behind all symbolic links; nil when the system does not tell.
    package static func path(of descriptor: Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        // The kernel writes at most the buffer's size, and the buffer's address is valid during the closure.
        let count = unsafe buffer.withUnsafeMutableBufferPointer { room in
            unsafe room.baseAddress.map { unsafe readlink("/proc/self/fd/\(descriptor)", $0, room.count) } ?? 0
        }
        guard count > 0, count < buffer.count else { return nil }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// True when an open descriptor leads to a regular file, and not to a device or a pipe.
    package static func isRegular(_ descriptor: Int32) -> Bool {
        var status = stat()
        // `fstat` writes into `status` and does not keep its address.
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Writes all bytes, and repeats the system call after a partial write.
    ///
    /// - Returns: The errno of the call that failed; nil when all bytes are written.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            // The kernel reads at most the bytes from `start` to the end of the array.
            let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return errno }
            start += count
        }
        return nil
    }
}
