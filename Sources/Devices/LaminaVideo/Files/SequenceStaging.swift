import Glibc
package import LaminaRun

/// The files of a numbered sequence, which are written to a hidden folder and get their final names when the sequence is complete.
///
/// A folder that did not exist before appears in one step. In an existing folder the files appear one by one; when one cannot, the earlier ones are
/// removed again.
package struct SequenceStaging: Sendable {
    private let name: SequenceName
    private let frames: ClosedRange<Int>
    private let overwrite: Bool
    private let folderExists: Bool
    package let temporaryFolder: String

    /// Chooses the hidden folder; creates nothing yet.
    ///
    /// - Parameter process: The process that writes; the tool passes the app's to clean up after a crash.
    package init(name: SequenceName, frames: ClosedRange<Int>, overwrite: Bool, process: Int32 = getpid()) {
        self.name = name
        self.frames = frames
        self.overwrite = overwrite
        folderExists = unsafe access(name.folder, F_OK) == 0
        // Inside an existing folder, because its parent may be on another file system, to which files cannot be renamed.
        temporaryFolder = folderExists ? "\(name.folder)/.lamina-\(process)" : Staging.hiddenName(beside: name.folder, process: process)
    }

    /// Creates the hidden folder.
    ///
    /// - Throws: `.exists` for the first final name that is taken, `.cannotCreate`.
    package func create() throws(OutputError) {
        if !overwrite, folderExists {
            for frame in frames where unsafe access(name.path(ofFrame: frame), F_OK) == 0 { throw .exists(path: name.path(ofFrame: frame)) }
        }
        discard()
        guard unsafe mkdir(temporaryFolder, 0o777) == 0 else { throw .cannotCreate(path: name.folder, code: errno) }
    }

    /// Checks that the sequence can be created, by creating it and removing it again.
    package func probe() throws(OutputError) {
        try create()
        discard()
    }

    /// Returns the path to which a frame is written before the sequence is complete.
    package func temporaryPath(ofFrame frame: Int) -> String { "\(temporaryFolder)/\(name.fileName(ofFrame: frame))" }

    /// Returns a frame's final path.
    package func path(ofFrame frame: Int) -> String { name.path(ofFrame: frame) }

    /// Stores all files on the disk and gives them their final names; removes them when that fails.
    package func commit() throws(OutputError) {
        try sync()
        // By then the files have their names, so a folder that cannot be synchronised is not an error.
        defer { _ = Disk.sync(folderExists ? name.folder : Disk.folder(of: name.folder)) }
        guard folderExists else { return try rename(temporaryFolder, to: name.folder) }
        for frame in frames {
            do {
                try rename(temporaryPath(ofFrame: frame), to: name.path(ofFrame: frame))
            } catch {
                for earlier in frames.prefix(while: { $0 < frame }) { unsafe unlink(name.path(ofFrame: earlier)) }
                throw error
            }
        }
        discard()
    }

    /// Removes the hidden folder and its files.
    package func discard() {
        for frame in frames { unsafe unlink(temporaryPath(ofFrame: frame)) }
        unsafe rmdir(temporaryFolder)
    }

    private func sync() throws(OutputError) {
        for frame in frames {
            guard let code = Disk.sync(temporaryPath(ofFrame: frame)) else { continue }
            discard()
            throw .cannotWrite(path: path(ofFrame: frame), code: code)
        }
        _ = Disk.sync(temporaryFolder)
    }

    private func rename(_ source: String, to target: String) throws(OutputError) {
        guard unsafe Glibc.rename(source, target) == 0 else {
            let code = errno
            discard()
            throw .cannotCreate(path: target, code: code)
        }
    }
}
