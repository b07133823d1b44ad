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
