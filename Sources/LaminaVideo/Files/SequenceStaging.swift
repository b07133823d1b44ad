import Glibc
package import LaminaServer

/// A numbered sequence that is written in a hidden folder and takes its final names when it is complete.
///
/// A folder that does not exist yet appears in one step. In a folder that exists the files appear one after the other; when one cannot,
/// those before it are taken away again.
package struct SequenceStaging: Sendable {
    private let name: SequenceName
    private let frames: ClosedRange<Int>
    private let overwrite: Bool
    private let folderExists: Bool
    package let temporaryFolder: String

    /// - Parameter process: The process that writes; the tool passes the app's to clean up after a crash.
    package init(name: SequenceName, frames: ClosedRange<Int>, overwrite: Bool, process: Int32 = getpid()) {
        self.name = name
        self.frames = frames
        self.overwrite = overwrite
        folderExists = unsafe access(name.folder, F_OK) == 0
        // Inside the folder where there is one: it may be another file system than its parent.
        temporaryFolder = folderExists ? "\(name.folder)/.lamina-\(process)" : Staging.hiddenName(beside: name.folder, process: process)
    }

    /// Makes the hidden folder.
    ///
    /// - Throws: `.exists` for the first final name that is taken, `.cannotCreate`.
    package func create() throws(OutputError) {
        if !overwrite, folderExists {
            for frame in frames where unsafe access(name.path(ofFrame: frame), F_OK) == 0 { throw .exists(path: name.path(ofFrame: frame)) }
        }
        discard()
        guard unsafe mkdir(temporaryFolder, 0o777) == 0 else { throw .cannotCreate(path: name.folder, code: errno) }
    }

    /// Finds out by trying whether the sequence could be created, and leaves no trace.
    package func probe() throws(OutputError) {
        try create()
        discard()
    }

    /// Where a frame is written until the end.
    package func temporaryPath(ofFrame frame: Int) -> String { "\(temporaryFolder)/\(name.fileName(ofFrame: frame))" }

    /// The name of a frame in the end.
    package func path(ofFrame frame: Int) -> String { name.path(ofFrame: frame) }

    /// Stores all files on the disk and gives them their final names; removes them when that is impossible.
    package func commit() throws(OutputError) {
        try sync()
        // The files have their names then; folders that cannot be stored take nothing of that back.
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

    /// Removes the hidden folder and what is in it.
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
