import CoreGraphics
import Foundation
package import LaminaEditing
import LaminaFoundation
import LaminaPrimitives
import LaminaText

/// Applies user input to the text of a view: keys, touches and editing commands.
@MainActor
package final class TextEditor {
    /// The plain text with its selection and undo history.
    package private(set) var edited = EditedText()
    /// The text with its attributes; the characters always equal those of `edited`.
    package private(set) var storage = NSMutableAttributedString(string: "")
    /// The x coordinate that the caret keeps while it moves from line to line; nil after any other movement.
    private var wantedX: CGFloat?
    /// True when the user's next change replaces the whole text, as the first one does in a secure field.
    package var startsAnew = false
    package unowned let view: any EditedView
    /// The views of the caret and the selection's highlight.
    package private(set) lazy var marks = SelectionMarks(of: self)

    package init(_ view: any EditedView) { self.view = view }

    // MARK: Changes by the app

    /// Replaces the text for the app, puts the caret at its end and clears the undo history.
    package func show(_ text: NSAttributedString) {
        storage = NSMutableAttributedString(attributedString: text)
        edited = EditedText(text.string)
        changed()
    }

    /// Replaces the text as `show(_:)` does, by text whose characters all have the same attributes.
    ///
    /// The storage stays the same object, because Foundation on Linux never releases the attributes of one that is given up.
    package func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        storage.replaceCharacters(in: storage.whole, with: text)
        storage.setAttributes(attributes, range: storage.whole)
        edited = EditedText(text)
        changed()
    }

    /// Changes the attributes of the whole text.
    package func restyle(_ change: (NSMutableAttributedString) -> Void) {
        change(storage)
        changed()
    }

    package func select(_ range: Range<Int>) { setSelection(EditedText.Selection(range)) }

    package func setSelection(_ selection: EditedText.Selection) {
        let old = edited.selection
        edited.select(selection)
        wantedX = nil
        if edited.selection != old { view.selectionWasChanged() }
        marks.place()
    }

    // MARK: Changes by the user

    /// Replaces the marked text or the selection by typed text.
    package func type(_ text: String) {
        guard view.allowsEditing else { return }
        if text == "\n" || text == "\r", !view.isMultiline { return view.returnWasPressed() }
        let text = view.isMultiline ? text : text.filter { !$0.isNewline && $0 != "\t" }
        if edited.marked != nil { removeMarked() }
        guard !text.isEmpty else { return }
        replace(view.clearsOnInsertion ? edited.whole : edited.selection.range, with: text, anew: startsAnew)
        view.clearsOnInsertion = false
    }

    package func delete(_ step: EditedText.Step, forwards: Bool) {
        guard view.allowsEditing else { return }
        let range = edited.deletion(step, forwards: forwards)
        if !range.isEmpty { replace(range, with: "", anew: startsAnew) }
    }

    /// Replaces a range by a text, if the delegate permits it.
    ///
    /// The range is clamped to the text and extended to the boundaries of characters.
    ///
    /// - Parameter anew: True when the text replaces all of the old text, although the delegate is asked about the range.
    package func replace(_ range: Range<Int>, with text: String, anew: Bool = false) {
        if range.clamped(to: edited.whole) != range {
            Diagnostics.report(
                exception: "NSRangeException", detail: "\(range) ends outside of a text of \(edited.units.count) units; replaced up to its end")
        }
        var range = edited.characters(around: range)
        guard view.mayReplace(NSRange(range), with: text) else { return }
        if anew {
            range = edited.whole
            startsAnew = false
        }
        edited.replace(range, with: text)
        storage.replaceUnits(range, with: NSAttributedString(string: text, attributes: view.typedAttributes))
        userChanged()
    }

    /// Removes the whole text for the clear button, which has asked the delegate for permission before.
    package func clear() {
        edited.replace(edited.whole, with: "")
        storage.replaceCharacters(in: storage.whole, with: "")
        userChanged()
    }

    /// Displays provisional text of an input method, underlined.
    package func mark(_ text: String, _ selected: NSRange) {
        guard view.allowsEditing else { return }
        let old = edited.marked ?? edited.selection.range
        edited.mark(text, selected: selected.indices ?? 0..<0)
        var attributes = view.typedAttributes
        attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
        // Marked text may begin with a combining mark, which then divides a character.
        storage.replaceUnits(old, with: NSAttributedString(string: text, attributes: attributes))
        userChanged()
    }

    /// Accepts the marked text as final.
    ///
    /// The delegate may refuse the text, just as it may refuse typed text.
    package func acceptMarkedText() {
        guard let range = edited.marked else { return }
        let text = edited.text(in: range)
        removeMarked()
        // The text is removed and inserted again, so that the delegate is asked and the undo history records the insertion.
        replace(range.lowerBound..<range.lowerBound, with: text, anew: startsAnew)
    }

    private func removeMarked() {
        guard let range = edited.marked else { return }
        edited.mark("", selected: 0..<0)
        storage.replaceUnits(range, with: NSAttributedString(string: ""))
    }

    package func undo() { if edited.undo() { restore() } }
    package func redo() { if edited.redo() { restore() } }

    /// Updates the attributed text after undo or redo.
    ///
    /// Attributes of single characters are not restored.
    private func restore() {
        storage.replaceCharacters(in: storage.whole, with: edited.text)
        storage.setAttributes(view.typedAttributes, range: storage.whole)
        userChanged()
    }

    package func move(_ step: EditedText.Step, forwards: Bool, extending: Bool) {
        change { $0.move(step, forwards: forwards, extending: extending) }
        wantedX = nil
    }

    /// Moves the caret one line up or down; past the first or last line, to the start or end of the text.
    package func moveLine(down: Bool, extending: Bool) {
        let caret = view.textLayout.caret(at: edited.selection.head)
        let line = caret.line + (down ? 1 : -1)
        let x = wantedX ?? CGFloat(caret.x)
        guard view.textLayout.lines.indices.contains(line) else { return move(.text, forwards: down, extending: extending) }
        let target = view.textLayout.lines[line]
        let index = view.textLayout.index(at: Point(Double(x), target.top + target.height / 2))
        change { $0.move(to: index, extending: extending) }
        // `change` has reset the wanted coordinate.
        wantedX = x
    }

    /// Moves the caret to a point, or extends the selection to it; the view may choose another position.
    package func moveCaret(to point: CGPoint, extending: Bool) {
        let index = view.closestPosition(to: point)?.index ?? index(at: point)
        change { $0.move(to: index, extending: extending) }
    }

    /// Selects the word at a point.
    package func selectWord(at point: CGPoint) { select(edited.word(at: index(at: point))) }

    package func selectAll() { select(edited.whole) }

    private func change(_ body: (inout EditedText) -> Void) {
        var new = edited
        body(&new)
        setSelection(new.selection)
    }

    // MARK: Clipboard

    package var selectedText: String { edited.text(in: edited.selection.range) }

    package func copy() {
        guard !edited.selection.isCaret else { return }
        UIPasteboard.general.string = selectedText
    }

    package func cut() {
        guard view.allowsEditing, !edited.selection.isCaret else { return }
        copy()
        replace(edited.selection.range, with: "")
    }

    package func paste() {
        guard let text = UIPasteboard.general.string else { return }
        // In a single-line view, line breaks in pasted text become spaces; otherwise `type` would take a pasted "\n" for the return key.
        let usable = view.isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
        type(usable)
    }

    // MARK: Places

    /// The index of the caret position that is nearest to a point of the view.
    package func index(at point: CGPoint) -> Int {
        let origin = view.textOrigin
        return min(edited.units.count, view.textLayout.index(at: Point(Double(point.x - origin.x), Double(point.y - origin.y))))
    }

    /// The rectangle of the caret at an index, 2 points wide.
    package func caretRect(at index: Int) -> CGRect {
        let (caret, origin) = (view.textLayout.caret(at: index), view.textOrigin)
        return CGRect(x: origin.x + CGFloat(caret.x) - 1, y: origin.y + CGFloat(caret.top), width: 2, height: CGFloat(caret.height))
    }

    package func selectionRects(of range: Range<Int>) -> [CGRect] {
        let origin = view.textOrigin
        return view.textLayout.selection(of: range).map {
            CGRect(x: origin.x + CGFloat($0.minX), y: origin.y + CGFloat($0.minY), width: CGFloat($0.width), height: CGFloat($0.height))
        }
    }

    private func userChanged() {
        changed()
        view.textWasEdited()
        view.selectionWasChanged()
    }

    private func changed() {
        wantedX = nil
        view.textLooksChanged()
        marks.place()
    }
}
