import CSyncProbe
import Glibc
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

/// An output file receives its final name only after its contents are on the disk.
@Suite struct DiskTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Returns the paths in the test's folder that were passed to `fsync`, in order.
    ///
    /// A file that was renamed too early, before its `fsync`, appears under its final name.
    private func syncedPaths() throws -> [String] {
        let text = sync_probe_paths()
        defer { free(text) }
        let real = try #require(realpath(folder.path, nil))
        defer { free(real) }
        let start = String(cString: real)
        return String(cString: text).split(separator: "\n").filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }

    @Test(arguments: [(OutputFormat.png, "a.png"), (.y4m, "a.y4m"), (.bgra, "a.bgra")])
    func aFileIsFlushedBeforeItIsRenamedAndThenItsFolderIs(format: OutputFormat, name: String) throws {
        let request = request(folder.file(name), format, frames: 1)
        try run(Outputs.open(request), request)
        #expect(try syncedPaths() == ["/.\(name).lamina-\(getpid())", ""])
    }

    @Test(.enabled(if: hasFFmpeg, needsFFmpeg)) func aFilmIsFlushedBeforeItIsRenamed() throws {
        let request = request(folder.file("a.mp4"), .mp4, frames: 2)
        try run(Outputs.open(request), request)
        #expect(try syncedPaths() == ["/.a.mp4.lamina-\(getpid())", ""])
    }

    @Test func everyPictureOfASequenceIsFlushedBeforeTheFirstIsRenamed() throws {
        let request = request(folder.file("f/%d.png"), .pngSequence, frames: 2)
        try run(Outputs.open(request), request)
        let hidden = "/.f.lamina-\(getpid())"
        #expect(try syncedPaths() == [hidden + "/0.png", hidden + "/1.png", hidden, ""])
    }

    @Test(arguments: [(OutputFormat.png, "unstorable.png"), (.pngSequence, "unstorable/%d.png")])
    func aFailedFlushIsAnErrorAndLeavesNothing(format: OutputFormat, name: String) throws {
        sync_probe_fail("unstorable")
        let request = request(folder.file(name), format, frames: 1)
        let first = folder.file(name.replacing("%d", with: "0"))
        #expect(throws: OutputError.cannotWrite(path: first, code: EIO)) { try run(Outputs.open(request), request) }
        #expect(try folder.names.isEmpty)
    }
}
