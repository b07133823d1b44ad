import Foundation
import Testing

@testable import LaminaCommand

/// The folders of commands for intermediate files.
struct CommandFolderTests {
    private let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true) }

    private func folder(_ name: String, age: Double) throws -> URL {
        let url = parent.appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: url.path)
        return url
    }

    @Test func foldersOfKilledCommandsAreRemovedByTheNext() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        // No process has this number: Linux has at most 2²².
        let dead = try folder("lamina-2000000000-\(UUID().uuidString)", age: 7200)
        let kept = [
            try folder("lamina-2000000000-\(UUID().uuidString)", age: 60), try folder("lamina-\(getpid())-\(UUID().uuidString)", age: 7200),
            try folder("lamina-2000000000-mine", age: 7200), try folder("other-2000000000-\(UUID().uuidString)", age: 7200),
        ]
        let made = try CommandFolder(in: parent)
        #expect(!FileManager.default.fileExists(atPath: dead.path) && FileManager.default.fileExists(atPath: made.path))
        #expect(kept.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        made.remove()
        #expect(!FileManager.default.fileExists(atPath: made.path))
    }

    @Test func aFolderThatCannotBeMadeIsAnErrorThatNamesIt() {
        defer { try? FileManager.default.removeItem(at: parent) }
        #expect(throws: ToolError.self) { try CommandFolder(in: URL(filePath: "/dev/null")) }
    }
}
