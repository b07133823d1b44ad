import Glibc
package import LaminaRun

/// Writes a file that is complete or absent.
package enum CompleteFile {
    /// Writes bytes to the destination of a request; none for a request without a file.
    package static func write(_ bytes: [UInt8], as request: RunRequest) throws(OutputError) {
        guard case .file(let path) = request.destination else { return }
        let staging = Staging(path: path, overwrite: request.overwrite)
        let file = try staging.create()
        if let code = append(bytes, to: file) {
            close(file)
            staging.discard()
            throw .cannotWrite(path: path, code: code)
        }
        close(file)
        try staging.commit()
    }

    /// Writes all bytes; returns the error code when that fails.
    private static func append(_ bytes: [UInt8], to file: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            // Safe because the kernel only reads the bytes.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
