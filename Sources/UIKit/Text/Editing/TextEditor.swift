import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText

/// Edits the text of a view: what keys, fingers and commands mean.
@MainActor
final class TextEditor {
    /// The text and what is selected.
    private(set) var edited = EditedText()
    /// The text with its looks.
    private(set) var storage = NSMutableAttributedString(string: "")
    /// Where the caret wants to stand when it moves from line to line.
    private var wantedX: CGFloat?
    unowned let view: any EditedView
    /// The caret and the selection.
    private(set) lazy var marks = SelectionMarks(of: self)

    init(_ view: any EditedView) { self.view = view }

    // MARK: From the program

    /// Shows another text; the caret stands behind it.
    func show(_ text: NSAttributedString) {
        storage = NSMutableAttributedString(attributedString: text)
        edited = EditedText(text.string)
        changed()
    }

    /// Gives the whole text other looks.
    func restyle(_ change: (NSMutableAttributedString) -> Void) {
        change(storage)
        changed()
    }

    func select(_ range: Range<Int>) { setSelection(EditedText.Selection(range)) }

    func setSelection(_ selection: EditedText.Selection) {
        let old = edited.selection
        edited.select(selection)
        wantedX = nil
        if edited.selection != old { view.selectionWasChanged() }
        marks.place()
    }

    // MARK: From the user

    /// Puts typed text in the place of the selection or of the marked text.
    func type(_ text: String) {
        guard view.takesText else { return }
        if text == "\n" || text == "\r", !view.takesLines { return view.returnWasPressed() }
        let text = view.takesLines ? text : text.filter { !$0.isNewline && $0 != "\t" }
        if edited.marked != nil { removeMarked() }
        guard !text.isEmpty else { return }
        replace(view.clearsOnInsertion ? edited.whole : edited.selection.range, with: text)
        view.clearsOnInsertion = false
    }

    func delete(_ step: EditedText.Step, forwards: Bool) {
        guard view.takesText else { return }
        let range = edited.deletion(step, forwards: forwards)
        if !range.isEmpty { replace(range, with: "") }
    }

    /// Puts a text in a part's place, if the delegate has nothing against it.
    func replace(_ range: Range<Int>, with text: String) {
        let range = range.clamped(to: edited.whole)
        guard view.mayReplace(NSRange(range), with: text) else { return }
        edited.replace(range, with: text)
        storage.replaceCharacters(in: NSRange(range), with: NSAttributedString(string: text, attributes: view.typedAttributes))
        userChanged()
    }

    /// Takes the whole text away, which nobody is asked about.
    func clear() {
        edited.replace(edited.whole, with: "")
        storage = NSMutableAttributedString(string: "")
        userChanged()
    }

    /// Shows what an input method has not settled yet.
    func mark(_ text: String, _ selected: NSRange) {
        guard view.takesText else { return }
        let old = edited.marked ?? edited.selection.range
        edited.mark(text, selected: selected.indices ?? 0..<0)
        var attributes = view.typedAttributes
        attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
        storage.replaceCharacters(in: NSRange(old), with: NSAttributedString(string: text, attributes: attributes))
        userChanged()
    }

    /// The marked text is settled as it is.
    func settle() {
        guard let range = edited.marked else { return }
        let text = edited.text(in: range)
        removeMarked()
        replace(range.lowerBound..<range.lowerBound, with: text)
    }

    private func removeMarked() {
        guard let range = edited.marked else { return }
        edited.mark("", selected: 0..<0)
        storage.deleteCharacters(in: NSRange(range))
    }

    func undo() { if edited.undo() { restore() } }
    func redo() { if edited.redo() { restore() } }

    /// Looks that single characters had are not brought back.
    private func restore() {
        storage = NSMutableAttributedString(string: edited.text, attributes: view.typedAttributes)
        userChanged()
    }

    func move(_ step: EditedText.Step, forwards: Bool, extending: Bool) {
        change { $0.move(step, forwards: forwards, extending: extending) }
        wantedX = nil
    }

    /// Moves the caret to the line above or below.
    func moveLine(down: Bool, extending: Bool) {
        let caret = view.textLayout.caret(at: edited.selection.head)
        let line = caret.line + (down ? 1 : -1)
        let x = wantedX ?? CGFloat(caret.x)
        guard view.textLayout.lines.indices.contains(line) else { return move(.text, forwards: down, extending: extending) }
        let target = view.textLayout.lines[line]
        let index = view.textLayout.index(at: Point(Double(x), target.top + target.height / 2))
        change { $0.move(to: index, extending: extending) }
        wantedX = x
    }

    /// Puts the caret at a point, or extends the selection to it.
    func moveCaret(to point: CGPoint, extending: Bool) { change { $0.move(to: index(at: point), extending: extending) } }

    /// Selects the word at a point.
    func selectWord(at point: CGPoint) { select(edited.word(at: index(at: point))) }

    func selectAll() { select(edited.whole) }

    private func change(_ body: (inout EditedText) -> Void) {
        var new = edited
        body(&new)
        setSelection(new.selection)
    }

    // MARK: Clipboard

    var selectedText: String { edited.text(in: edited.selection.range) }

    func copy() {
        guard !edited.selection.isCaret else { return }
        UIPasteboard.general.string = selectedText
    }

    func cut() {
        guard view.takesText, !edited.selection.isCaret else { return }
        copy()
        replace(edited.selection.range, with: "")
    }

    func paste() {
        guard let text = UIPasteboard.general.string else { return }
        // A line break that is pasted is no return key.
        let usable = view.takesLines ? text : String(text.map { $0.isNewline ? " " : $0 })
        type(usable)
    }

    // MARK: Places

    /// The place between characters that is nearest to a point of the view.
    func index(at point: CGPoint) -> Int {
        let origin = view.textOrigin
        return min(edited.units.count, view.textLayout.index(at: Point(Double(point.x - origin.x), Double(point.y - origin.y))))
    }

    /// Where the caret is drawn, two points wide.
    func caretRect(at index: Int) -> CGRect {
        let (caret, origin) = (view.textLayout.caret(at: index), view.textOrigin)
        return CGRect(x: origin.x + CGFloat(caret.x) - 1, y: origin.y + CGFloat(caret.top), width: 2, height: CGFloat(caret.height))
    }

    func selectionRects(of range: Range<Int>) -> [CGRect] {
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

extension NSRange {
    /// The same as a range of Swift's, which cannot be of negative length or end beyond all numbers; nil for one that is.
    var indices: Range<Int>? {
        let (end, isTooFar) = location.addingReportingOverflow(length)
        return location >= 0 && length >= 0 && !isTooFar && location != NSNotFound ? location..<end : nil
    }
}
