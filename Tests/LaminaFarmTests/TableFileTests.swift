import Foundation
import LaminaFarm
import Testing
import TestSupport

struct TableFileTests {
    @Test func aFolderOfEventFilesIsATable() throws {
        let folder = try Folder()
        for name in ["b.json", "a.json", ".hidden.json", "notes.txt"] { try Data("[]".utf8).write(to: folder.url.appending(path: name)) }
        let table = try FilmTable.read(path: folder.path)
        #expect(table.columns == ["name", "events"])
        #expect(table.rows.map(\.cells) == [["a", folder.path + "/a.json"], ["b", folder.path + "/b.json"]])
    }

    @Test func theExtensionSelectsTheFormat() throws {
        let folder = try Folder()
        for (name, text) in [("t.csv", "a\n1"), ("t.JSONL", "{\"a\": 1}"), ("t.ndjson", "{\"a\": 1}")] {
            try Data(text.utf8).write(to: folder.url.appending(path: name))
            #expect(try FilmTable.read(path: "\(folder.path)/\(name)").rows.map(\.cells) == [["1"]])
        }
    }

    @Test func unreadableTablesAreErrorsThatNameTheFile() throws {
        let folder = try Folder()
        #expect(throws: TableError.unreadable(file: folder.path + "/none.csv", code: 2)) { try FilmTable.read(path: folder.path + "/none.csv") }
        #expect(throws: TableError.unknownKind(file: "table.xlsx")) { try FilmTable.read(path: "table.xlsx") }
        #expect(throws: TableError.empty(file: folder.path)) { try FilmTable.read(path: folder.path) }
    }
}
