import Foundation
import Glibc
package import LaminaRun

/// A file that is written beside its final path and renamed when it is complete.
package struct Staging: Sendable, Hashable {
    /// The final path; behind a symbolic link, that of the file to which the link leads.
    package let path: String
    /// The path of the file until it is complete.
    ///
    /// The file is hidden, in the same folder, so that renaming is one step. Its name contains the process's number, so that two runs do not collide.
    package let temporaryPath: String
    /// The path of a film's pictures while its sound is added.
    package var silentPath: String { temporaryPath + Self.silentMark }
    private let overwrite: Bool

    /// Chooses the temporary path; creates nothing yet.
    ///
    /// - Parameter process: The process that writes; the tool passes the app's to clean up after a crash.
    package init(path: String, overwrite: Bool, process: Int32 = getpid()) {
        self.path = Self.file(behind: path)
        self.overwrite = overwrite
        temporaryPath = Self.hiddenName(beside: self.path, process: process)
    }

    /// Returns the file to which a symbolic link leads, also when it does not exist yet, or the path itself: renaming a file over a link would remove
    /// the link.
    private static func file(behind path: String) -> String {
        var file = path
        // The kernel follows at most 40 links, so that a circle of them ends.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else { return file }
            file = target.hasPrefix("/") ? target : "\(Disk.folder(of: file))/\(target)"
        }
        return path
    }

    /// Opens the temporary file for writing.
    ///
    /// - Returns: The descriptor, which the caller closes.
    /// - Throws: `.exists`, `.cannotCreate`.
    package func create() throws(OutputError) -> Int32 {
        try checkFinalName()
        let descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path: path, code: errno) }
        return descriptor
    }

    /// Checks that the file can be created, by creating it and removing it again.
    package func probe() throws(OutputError) {
        close(try create())
        discard()
    }

    /// Stores the file's contents on the disk and gives the file its final name; removes it when that fails.
    package func commit() throws(OutputError) {
        do throws(OutputError) {
            try checkFinalName()
            if let code = Disk.sync(temporaryPath) { throw OutputError.cannotWrite(path: path, code: code) }
            guard unsafe rename(temporaryPath, path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
            // The file has its final name already, so a folder that cannot be synchronised is not an error.
            _ = Disk.sync(Disk.folder(of: path))
        } catch {
            discard()
            throw error
        }
    }

    /// Removes the temporary file, if there is one.
    package func discard() {
        unsafe unlink(temporaryPath)
        unsafe unlink(silentPath)
    }

    private func checkFinalName() throws(OutputError) {
        var status = stat()
        // Safe because the call writes the structure only for its duration.
        guard unsafe lstat(path, &status) == 0 else { return }
        guard overwrite else { throw .exists(path: path) }
        // Devices and sockets are refused, because renaming a file over one would remove it.
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        // A link that leads to no file is a part of a circle.
        case S_IFLNK: throw .cannotCreate(path: path, code: ELOOP)
        case S_IFDIR: throw .cannotCreate(path: path, code: EISDIR)
        default: throw .cannotCreate(path: path, code: ENOTSUP)
        }
    }

    /// Removes the temporary files of processes that have ended.
    ///
    /// - Parameters:
    ///   - folder: The folder with the files.
    ///   - names: The names of the final files.
    ///   - ofAnyProcess: True when no process writes there any more; otherwise files stay whose process is running on this machine.
    package static func removeRemains(in folder: String, of names: Set<String>, ofAnyProcess: Bool) {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let (name, process) = parts(of: file), names.contains(name), ofAnyProcess || !isRunning(process) else { continue }
            unsafe unlink("\(folder)/\(file)")
        }
    }

    private static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// Splits the name of a temporary file into the final name and the process's number; nil for other names.
    private static func parts(of file: String) -> (name: String, process: Int32)? {
        let file = file.hasSuffix(silentMark) ? String(file.dropLast(silentMark.count)) : file
        guard file.hasPrefix("."), let mark = file.range(of: mark, options: .backwards) else { return nil }
        return Int32(file[mark.upperBound...]).map { (String(file[file.index(after: file.startIndex)..<mark.lowerBound]), $0) }
    }

    private static let mark = ".lamina-"
    private static let silentMark = ".silent"

    static func hiddenName(beside path: String, process: Int32) -> String {
        let name = path.split(separator: "/").last ?? ""
        return path.dropLast(path.hasSuffix("/") ? name.count + 1 : name.count) + ".\(name)\(mark)\(process)"
    }
}
