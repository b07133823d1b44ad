import Glibc

/// Writes messages for the user to standard error.
package enum StandardError {
    /// Writes a message to standard error.
    ///
    /// On a full disk or without a reader the rest of the message is lost; nothing else happens.
    package static func write(_ text: String) {
        let bytes = Array(text.utf8)
        WriteSignals.blocked {
            var start = 0
            while start < bytes.count {
                // `write` reads at most the rest of the lent array.
                let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress?.advanced(by: start), $0.count - start) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                start += count
            }
        }
    }
}
