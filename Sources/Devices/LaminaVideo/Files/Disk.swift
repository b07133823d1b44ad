import Glibc

/// Synchronisation with the disk, so that a file gets its name only after its contents would survive a loss of power.
enum Disk {
    /// Waits until a file's contents, or a folder's entries, are stored on the disk.
    ///
    /// - Returns: The errno of the call that failed; nil on success, for a missing file, and for file systems without synchronisation.
    static func sync(_ path: String) -> Int32? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT ? nil : errno }
        defer { close(descriptor) }
        guard fsync(descriptor) != 0, ![EINVAL, ENOSYS, EROFS].contains(errno) else { return nil }
        return errno
    }

    /// Returns the folder that contains the last component of a path.
    static func folder(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let folder = path.dropLast(path.hasSuffix("/") ? name.count + 1 : name.count)
        return folder.isEmpty ? "." : String(folder)
    }
}
