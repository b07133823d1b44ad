import CoreGraphics
import Foundation
import LaminaText

/// A view whose text a `TextEditor` edits: a text field or a text view.
@MainActor
protocol EditedView: UIView, KeyEditor, UITextInput {
    /// Who edits the text.
    var editor: TextEditor { get }
    /// Whether the next text that is typed replaces all.
    var clearsOnInsertion: Bool { get set }
    /// Whether the return key makes a new line.
    var takesLines: Bool { get }
    /// Whether the user may change the text.
    var takesText: Bool { get }
    /// Whether the user may select text.
    var takesSelection: Bool { get }
    /// The looks of what is typed.
    var typedAttributes: [NSAttributedString.Key: Any] { get }
    /// The text as it is seen, laid out.
    var textLayout: TextLayout { get }
    /// Where the layout's origin is in the view.
    var textOrigin: CGPoint { get }
    /// What the caret and the selection are drawn in; its coordinates are the view's.
    var textHolder: UIView { get }

    /// Whether the user may put a text in a part's place; the delegate is asked.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The user has changed the text.
    func textWasEdited()
    /// The text looks different from now on.
    func textLooksChanged()
    /// Something else is selected.
    func selectionWasChanged()
    /// The return key was pressed in a view that takes no lines.
    func returnWasPressed()
}

// What both text views do alike, as UIKit's protocols want it.
extension EditedView {
    /// Whether there is text.
    public var hasText: Bool { !editor.edited.isEmpty }
    /// Puts typed text in the selection's place.
    public func insertText(_ text: String) { editor.type(text) }
    /// Takes away the selection, or the character before the caret.
    public func deleteBackward() { editor.delete(.character, forwards: false) }
    /// Shows text that is not settled yet; nil takes it away.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.mark(markedText ?? "", selectedRange) }
    /// Settles the marked text as it is.
    public func unmarkText() { editor.settle() }

    /// What is selected; an empty range is the caret.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(editor.edited.selection.range) }
        set { if let newValue { editor.select(newValue.indices) } }
    }
    /// What an input method has not settled yet.
    public var markedTextRange: UITextRange? { editor.edited.marked.map { UITextRange($0) } }
    /// Before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Behind the last character.
    public var endOfDocument: UITextPosition { UITextPosition(editor.edited.units.count) }

    /// A part of the text.
    public func text(in range: UITextRange) -> String? { editor.edited.text(in: range.indices) }
    /// Puts another text in a part's place.
    public func replace(_ range: UITextRange, withText text: String) { editor.replace(range.indices, with: text) }
    /// A part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(min(fromPosition.index, toPosition.index)..<max(fromPosition.index, toPosition.index))
    }
    /// A place some characters on; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (index, isTooFar) = position.index.addingReportingOverflow(offset)
        return isTooFar || index < 0 || index > editor.edited.units.count ? nil : UITextPosition(index)
    }
    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index == other.index ? .orderedSame : position.index < other.index ? .orderedAscending : .orderedDescending
    }
    /// How far two places are from each other.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    /// Where the caret is drawn at a place.
    public func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: position.index) }
    /// Where the first line of a part is drawn.
    public func firstRect(for range: UITextRange) -> CGRect {
        editor.selectionRects(of: range.indices).first ?? caretRect(for: range.start)
    }
    /// The place nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(editor.index(at: point)) }
}
