import Foundation

extension FailureFolder {
    /// Begins a test run: removes the failures of an earlier run, and keeps those that another process of this run has written.
    ///
    /// - Parameters:
    ///   - run: The name of the run.
    ///   - creates: True to create the folder, for a report.
    /// - Returns: False when there is no folder.
    /// - Throws: An error of the file system.
    @discardableResult
    package func begin(_ run: String, creates: Bool) throws -> Bool {
        if creates { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        guard FileManager.default.fileExists(atPath: url.path) else { return false }
        let file = url.appending(path: Self.runFile)
        // Safe because the text is lent for the call only.
        let descriptor = unsafe open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
        defer { close(descriptor) }
        // Another process of the run may begin at the same time; the lock ends with the descriptor.
        while flock(descriptor, LOCK_EX) != 0 {}
        guard try String(contentsOf: file, encoding: .utf8) != run else { return true }
        try clear()
        try Data(run.utf8).write(to: file)
        return true
    }

    /// The file with the name of the latest run.
    private static let runFile = ".run"

    /// Removes all reports with their files.
    private func clear() throws {
        let old = reports
        for report in old { try FileManager.default.removeItem(at: folder(of: report.name)) }
        if !old.isEmpty { try writePage() }
    }
}
