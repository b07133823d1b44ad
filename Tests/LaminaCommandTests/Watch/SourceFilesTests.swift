import Foundation
import Testing
import TestSupport

@testable import LaminaCommand

struct SourceFilesTests {
    @Test func aChangedANewAndARemovedFileAreSeen() throws {
        let folder = try Folder()
        let file = try folder.write("one", to: "Sources/App/main.swift")
        let first = SourceFiles(of: folder.path)
        #expect(SourceFiles(of: folder.path) == first)
        _ = try folder.write("longer", to: "Sources/App/main.swift")
        let second = SourceFiles(of: folder.path)
        #expect(second != first)
        _ = try folder.write("", to: "Sources/App/other.swift")
        #expect(SourceFiles(of: folder.path) != second)
        try FileManager.default.removeItem(atPath: file)
        #expect(SourceFiles(of: folder.path) != second)
    }

    @Test func productsAndHiddenFilesAreNoSources() throws {
        let folder = try Folder()
        _ = try folder.write("one", to: "main.swift")
        let first = SourceFiles(of: folder.path)
        for name in ["Package.resolved", ".build/debug/App", ".git/index", "DerivedData/App", "build/App"] { _ = try folder.write("x", to: name) }
        #expect(SourceFiles(of: folder.path) == first)
    }

    @Test func theSourcesOfAProjectLieBesideIt() throws {
        let folder = try Folder()
        _ = try folder.write("{}", to: "App.xcodeproj/project.pbxproj")
        let first = SourceFiles(of: folder.path + "/App.xcodeproj")
        _ = try folder.write("one", to: "App/main.swift")
        #expect(SourceFiles(of: folder.path + "/App.xcodeproj") != first)
    }

    @Test func linksToFoldersEndAndNothingIsNoError() throws {
        let folder = try Folder()
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/again", withDestinationPath: folder.path)
        #expect(SourceFiles(of: folder.path) == SourceFiles(of: folder.path + "/missing"))
    }

    @Test func aChangeCountsOnceWhenNobodyWritesAnyMore() throws {
        let folder = try Folder()
        func look(_ text: String) throws -> SourceFiles {
            _ = try folder.write(text, to: "main.swift")
            return SourceFiles(of: folder.path)
        }
        let (first, second, third) = (try look("1"), try look("22"), try look("333"))
        var changes = SourceChanges(since: first)
        #expect([first, second, third, third, third].map { changes.areComplete($0) } == [false, false, false, true, false])
        // A change back counts, too.
        #expect([first, first].map { changes.areComplete($0) } == [false, true])
    }
}
