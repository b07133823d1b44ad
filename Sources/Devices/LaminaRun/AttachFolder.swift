package import Glibc

/// The folder in which apps in windows can be found by the studio: `lamina studio --attach PID`.
///
/// It is the user's own, so that nobody else reaches the sockets in it.
package enum AttachFolder {
    /// The folder below that of the session; without a session, one in `/tmp`.
    ///
    /// - Returns: Nil when it cannot be made, or is not the user's own.
    package static func path(_ environment: [String: String]) -> String? {
        let session = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let path = session.map { "\($0)/lamina" } ?? "/tmp/lamina-\(getuid())"
        // The kernel reads the path and writes the structure only during the calls. Not `stat`: a link may lead anywhere.
        _ = unsafe mkdir(path, 0o700)
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(), status.st_mode & 0o077 == 0 else {
            return nil
        }
        return path
    }

    /// The path of an app's socket.
    package static func socket(of process: pid_t, in folder: String) -> String { "\(folder)/\(process).sock" }
}
