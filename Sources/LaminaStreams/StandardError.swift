import Glibc

/// Messages to the user.
package enum StandardError {
    /// Writes a message to standard error.
    ///
    /// A full disk or a missing reader loses the rest of the message and changes nothing else.
    package static func write(_ text: String) {
        let bytes = Array(text.utf8)
        WriteSignals.blocked {
            var start = 0
            while start < bytes.count {
                // The kernel reads at most the rest of the array that is lent to it.
                let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress?.advanced(by: start), $0.count - start) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                start += count
            }
        }
    }
}
