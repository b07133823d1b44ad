import Foundation
import LaminaFoundation
import Testing

/// The record of actions that undo others.
@MainActor
@Suite struct UndoManagerTests {
    /// A text whose changes can be undone.
    private final class Note: NSObject {
        let manager: UndoManager
        var text = "" {
            didSet {
                manager.registerUndo(withTarget: self) { [oldValue] note in note.text = oldValue }
                manager.setActionName("Typing")
            }
        }
        init(_ manager: UndoManager) { self.manager = manager }
    }

    private func note() -> Note {
        let note = Note(UndoManager())
        note.manager.groupsByEvent = false
        return note
    }

    private func type(_ text: String, _ note: Note) {
        note.manager.beginUndoGrouping()
        note.text = text
        note.manager.endUndoGrouping()
    }

    @Test func changesAreUndoneAndDoneAgainInOrder() {
        let note = note()
        for text in ["a", "ab", "abc"] { type(text, note) }
        #expect(note.manager.canUndo && !note.manager.canRedo && note.manager.undoMenuItemTitle == "Undo Typing")
        note.manager.undo()
        #expect(note.text == "ab")
        note.manager.undo()
        #expect(note.text == "a" && note.manager.redoMenuItemTitle == "Redo Typing")
        note.manager.redo()
        #expect(note.text == "ab")
        note.manager.redo()
        #expect(note.text == "abc" && !note.manager.canRedo)
        note.manager.redo()
        #expect(note.text == "abc")
    }

    @Test func aNewChangeForgetsWhatWasUndone() {
        let note = note()
        type("a", note)
        note.manager.undo()
        type("b", note)
        #expect(!note.manager.canRedo)
        note.manager.undo()
        #expect(note.text.isEmpty && !note.manager.canUndo)
    }

    @Test func theActionsOfAGroupAreUndoneTogether() {
        let note = note()
        note.manager.beginUndoGrouping()
        note.text = "a"
        note.manager.beginUndoGrouping()
        note.text = "ab"
        note.manager.endUndoGrouping()
        #expect(note.manager.groupingLevel == 1)
        note.manager.endUndoGrouping()
        note.manager.undo()
        #expect(note.text.isEmpty && !note.manager.canUndo)
    }

    @Test func theChangesOfOneEventAreOneGroup() {
        let note = Note(UndoManager())
        note.text = "a"
        note.text = "ab"
        #expect(note.manager.groupingLevel == 1 && note.manager.canUndo)
        note.manager.undo()
        #expect(note.text.isEmpty)
        note.manager.redo()
        #expect(note.text == "ab")
    }

    @Test func levelsTargetsAndRegistrationCanBeLimited() {
        let note = note()
        note.manager.levelsOfUndo = 2
        for text in ["a", "ab", "abc"] { type(text, note) }
        for _ in 0..<3 { note.manager.undo() }
        #expect(note.text == "a")
        note.manager.disableUndoRegistration()
        type("b", note)
        note.manager.enableUndoRegistration()
        #expect(!note.manager.canUndo && note.manager.isUndoRegistrationEnabled)
        type("c", note)
        note.manager.removeAllActions(withTarget: note)
        #expect(!note.manager.canUndo && !note.manager.canRedo)
    }

    @Test func anActionMayForgetEverythingOrUndoAgain() {
        let note = note()
        note.manager.beginUndoGrouping()
        note.manager.registerUndo(withTarget: note) { note in
            note.manager.undo()
            note.manager.removeAllActions()
            note.manager.endUndoGrouping()
        }
        note.manager.endUndoGrouping()
        note.manager.undo()
        #expect(!note.manager.canUndo && !note.manager.canRedo && !note.manager.isUndoing)
        type("a", note)
        note.manager.undo()
        #expect(note.text.isEmpty)
    }

    @Test func aTargetThatIsGoneIsNotCalled() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        weak var target: NSObject?
        do {
            let object = NSObject()
            target = object
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: object) { _ in Issue.record("called") }
            manager.endUndoGrouping()
        }
        #expect(target == nil)
        manager.undo()
        manager.endUndoGrouping()
        #expect(!manager.canUndo)
    }
}
