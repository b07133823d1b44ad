import Foundation
import Testing
import TestSupport

@testable import LaminaCommand

@Suite struct AppFinderTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func namesAreFoundBesideTheToolAndPathsAreUsedAsGiven() throws {
        let app = try folder.script("App", "")
        #expect(try AppFinder(folder: folder.path).path(of: "App") == app)
        #expect(try AppFinder(folder: "/nowhere").path(of: app) == app)
    }

    @Test func filesThatCannotBeRunAreRefused() throws {
        try Data().write(to: URL(filePath: folder.file("notes")))
        #expect(throws: ToolError.notAnApp(name: "notes", reason: "it is not executable")) { try AppFinder(folder: folder.path).path(of: "notes") }
        #expect(throws: ToolError.notAnApp(name: "/tmp", reason: "it is a folder")) { try AppFinder(folder: folder.path).path(of: "/tmp") }
        #expect(throws: ToolError.noApp(name: "Nothing")) { try AppFinder(folder: folder.path).path(of: "Nothing") }
    }

    @Test func aFolderBesideTheToolHidesNoAppInTheCurrentFolder() throws {
        try FileManager.default.createDirectory(atPath: folder.file("App"), withIntermediateDirectories: false)
        let app = try folder.script("current/App", "")
        #expect(try AppFinder(folder: folder.path, currentFolder: folder.file("current")).path(of: "App") == app)
        #expect(throws: ToolError.notAnApp(name: "App", reason: "it is a folder")) {
            try AppFinder(folder: folder.path, currentFolder: "/nowhere").path(of: "App")
        }
    }

    @Test func onlyExecutablesWithTheMarkAreListed() throws {
        try folder.executable("Marked", Self.elf(sections: ["", ".text", ".note.lamina"]))
        try folder.executable("Alien", Self.elf(sections: ["", ".text", ".note.gnu"]))
        try folder.executable("Truncated", Array(Self.elf(sections: ["", ".note.lamina"]).prefix(100)))
        try folder.executable("Claims", Self.elf(sections: ["", ".note.lamina"], count: 60_000))
        try folder.executable("Negative", Self.elf(sections: ["", ".note.lamina"], namesSize: -1))
        try folder.executable("Huge", Self.elf(sections: ["", ".note.lamina"], count: 65_535, entrySize: 65_535))
        _ = try folder.script("Script", ": .note.lamina")
        try Data(Self.elf(sections: ["", ".note.lamina"])).write(to: URL(filePath: folder.file("NotExecutable")))
        try FileManager.default.createDirectory(atPath: folder.file("Folder"), withIntermediateDirectories: false)
        #expect(try AppFinder(folder: folder.path).appNames() == ["Marked"])
    }

    /// Returns a minimal ELF file: header, section names and section table.
    ///
    /// - Parameter namesSize: The size in the section table's entry for the names; nil means their true size.
    private static func elf(sections: [String], count: Int? = nil, entrySize: Int = 64, namesSize: Int? = nil) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        var text: [UInt8] = []
        var table: [UInt8] = []
        for name in sections {
            table += number(text.count, 4) + number(3, 4)
            // The file contains only the names. For simplicity every section claims them as its contents.
            let size = namesSize ?? sections.map(\.utf8.count).reduce(sections.count, +)
            table += number(0, 16) + number(64, 8) + number(size, 8) + number(0, 24)
            text += Array(name.utf8) + [0]
        }
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]
        header += number(0, 8) + number(2, 2) + number(62, 2) + number(1, 4) + number(0, 16)
        header += number(64 + text.count, 8) + number(0, 4) + number(64, 2) + number(0, 4) + number(entrySize, 2)
        header += number(count ?? sections.count, 2) + number(sections.count - 1, 2)
        return header + text + table
    }
}
