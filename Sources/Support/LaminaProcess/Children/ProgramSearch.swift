import Glibc

/// The programs in the folders of a search path such as the environment variable `PATH`.
package enum ProgramSearch {
    /// The search path of a process without `PATH`, whose system is searched all the same.
    package static let usualPath = "/usr/local/bin:/usr/bin:/bin"

    /// Returns the path of the first program of a name; nil when no folder has one.
    ///
    /// - Parameter searchPath: Paths of folders with colons between; empty ones are left out.
    package static func program(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// True for a file, or a link to one, that this process has the right to execute.
    ///
    /// Folders have that right too, with another meaning; `FileManager.isExecutableFile` and `access` accept them.
    package static func isProgram(_ path: String) -> Bool {
        var status = stat()
        // The kernel writes the structure only during the call.
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return unsafe access(path, X_OK) == 0
    }
}
