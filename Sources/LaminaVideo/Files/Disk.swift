import Glibc

/// Waits for the disk, so that a name never leads to contents that a loss of power can take away.
enum Disk {
    /// Waits until a file's contents, or a folder's names, are stored.
    ///
    /// - Returns: The errno of the call that failed; nil on success, for a file that is missing and on file systems that cannot wait.
    static func sync(_ path: String) -> Int32? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT ? nil : errno }
        defer { close(descriptor) }
        guard fsync(descriptor) != 0, ![EINVAL, ENOSYS, EROFS].contains(errno) else { return nil }
        return errno
    }

    /// The folder that a path's last part is in.
    static func folder(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let folder = path.dropLast(path.hasSuffix("/") ? name.count + 1 : name.count)
        return folder.isEmpty ? "." : String(folder)
    }
}
