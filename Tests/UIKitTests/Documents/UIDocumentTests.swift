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

    private final class Album: UIDocument {
        var pages: [String: String] = [:]
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
            pages = files.compactMapValues { $0.regularFileContents.map { String(decoding: $0, as: UTF8.self) } }
        }
        override func contents(forType typeName: String) throws -> Any {
            FileWrapper(directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
        }
    }

    @Test func aDocumentCanBeAFolderOfFiles() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("album-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        let album = Album(fileURL: url)
        album.pages = ["1": "a", "2": "b"]
        #expect(await album.save(to: url, for: .forCreating))
        album.pages["2"] = nil
        #expect(await album.save(to: url, for: .forOverwriting))
        let again = Album(fileURL: url)
        #expect(await again.open() && again.pages == ["1": "a"])
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

    @Test func aChangeSavedInItsOwnEventIsSavedAndItsUndoingIsAChange() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.undoManager.registerUndo(withTarget: note) { $0.text = "before" }
        note.text = "after"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(!note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(try String(contentsOf: url, encoding: .utf8) == "before")
    }

    @Test func aTokenAndAClearingIncludeTheChangesOfTheirEvent() {
        let note = Note(fileURL: file())
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        note.updateChangeCount(withToken: note.changeCountToken(for: .forOverwriting), for: .forOverwriting)
        #expect(!note.hasUnsavedChanges)
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.cleared)
        #expect(!note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(note.hasUnsavedChanges)
    }

    @Test func openingADocumentWhoseLoadingRegistersLeavesItWithoutChanges() async throws {
        final class Eager: UIDocument {
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                undoManager.registerUndo(withTarget: self) { _ in }
            }
        }
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("text".utf8).write(to: url)
        let document = Eager(fileURL: url)
        #expect(await document.open())
        #expect(!document.hasUnsavedChanges)
        #expect(await withCheckedContinuation { done in document.revert(toContentsOf: url) { done.resume(returning: $0) } })
        #expect(!document.hasUnsavedChanges)
    }

    @Test func anEmptyGroupIsNoChange() throws {
        let note = Note(fileURL: file())
        let manager = try #require(note.undoManager)
        manager.groupsByEvent = false
        func change() {
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: note) { _ in change() }
            manager.endUndoGrouping()
        }
        manager.beginUndoGrouping()
        #expect(!note.hasUnsavedChanges)
        manager.endUndoGrouping()
        #expect(!note.hasUnsavedChanges)
        change()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(!note.hasUnsavedChanges)
    }

    @Test func theDocumentSavesInTheTypeThatItChooses() async throws {
        final class Choosing: UIDocument {
            var types: [String] = []
            override var savingFileType: String? { "public.rtf" }
            override func contents(forType typeName: String) throws -> Any {
                types.append(typeName)
                return Data()
            }
        }
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let document = Choosing(fileURL: url)
        #expect(await document.save(to: url, for: .forCreating))
        #expect(document.types == ["public.rtf"])
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
