import Foundation
import Testing
import UIKit

/// Documents and their files.
@MainActor
@Suite struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors: [any Error] = []
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self) + " (\(typeName ?? "-"))"
        }
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    }

    private func file() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt") }

    @Test func aDocumentIsSavedAndOpenedAgain() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && note.fileType == "public.plain-text")
        note.text = "hello"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal && note.fileModificationDate != nil)
        let again = Note(fileURL: url)
        #expect(await again.open())
        #expect(again.text == "hello (public.plain-text)" && again.localizedName == url.deletingPathExtension().lastPathComponent)
    }

    @Test func changesAreSavedWhenTheDocumentCloses() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "changed"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(try String(contentsOf: url, encoding: .utf8) == "changed" && !note.hasUnsavedChanges && note.documentState == .closed)
    }

    @Test func anotherChangeAfterUndoingIsUnsavedToo() async {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.updateChangeCount(.done)
        #expect(await note.save(to: url, for: .forCreating))
        note.updateChangeCount(.undone)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.redone)
        #expect(!note.hasUnsavedChanges)
        note.updateChangeCount(.undone)
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.undone)
        #expect(note.hasUnsavedChanges)
        let token = note.changeCountToken(for: .forOverwriting)
        note.updateChangeCount(.undone)
        note.updateChangeCount(withToken: token, for: .forOverwriting)
        #expect(note.hasUnsavedChanges)
    }

    @Test func theUndoManagerCountsTheChanges() {
        let note = Note(fileURL: file())
        note.undoManager.groupsByEvent = false
        note.undoManager.beginUndoGrouping()
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        note.undoManager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(!note.hasUnsavedChanges)
    }

    @Test func aChangeOfThisEventIsSavedWhenTheDocumentCloses() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        note.text = "late"
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(try String(contentsOf: url, encoding: .utf8) == "late")
    }

    @Test func aWriterThatFailsHalfWayLeavesTheOldFile() async throws {
        final class Broken: UIDocument {
            override func contents(forType typeName: String) throws -> Any { Data() }
            override func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
                try Data("half".utf8).write(to: url)
                throw CocoaError(.fileWriteOutOfSpace)
            }
            override func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.txt")
        try Data("whole".utf8).write(to: url)
        #expect(await Broken(fileURL: url).save(to: url, for: .forOverwriting) == false)
        #expect(try String(contentsOf: url, encoding: .utf8) == "whole")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test func aMissingFileIsAnErrorAndLeavesTheDocumentClosed() async {
        let note = Note(fileURL: file())
        #expect(await note.open() == false)
        #expect(note.errors.count == 1 && note.documentState == .closed)
    }

    @Test func aFailedSavingKeepsTheOldFileAndTheState() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        let nowhere = url.appendingPathComponent("below.txt")
        #expect(await note.save(to: nowhere, for: .forCreating) == false)
        #expect(note.documentState.contains(.savingError) && note.fileURL == url && note.errors.count == 1)
    }
}
