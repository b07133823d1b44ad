import CoreGraphics
import Foundation
import LaminaEditing
package import LaminaText

/// A view with text that a `TextEditor` edits: a text field or a text view.
@MainActor
package protocol EditedView: UIView, KeyEditor, UITextInput {
    /// The editor of the view's text.
    var editor: TextEditor { get }
    /// True when the next typed text replaces the whole text.
    var clearsOnInsertion: Bool { get set }
    /// True when the return key inserts a line break.
    var isMultiline: Bool { get }
    /// True when the user may select text.
    var takesSelection: Bool { get }
    /// The attributes of typed text.
    var typedAttributes: [NSAttributedString.Key: Any] { get }
    /// The layout of the displayed text.
    var textLayout: TextLayout { get }
    /// The position of the layout's origin in the view.
    var textOrigin: CGPoint { get }
    /// The superview of the caret and of the selection's highlight.
    ///
    /// The superview has the same coordinates as the edited view, so that caret rectangles need no conversion.
    var caretSuperview: UIView { get }

    /// Asks the delegate whether the user may replace a range by a text.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Called after the user changed the text.
    func textWasEdited()
    /// Called when the text or its attributes changed, so that the view must lay out and draw its text again.
    func textLooksChanged()
    /// Called after the selection changed.
    func selectionWasChanged()
    /// Handles a tap on the text, which places the caret or selects a word or all.
    func textTapped(_ touch: UITouch)
    /// Called when the return key was pressed in a view of a single line.
    func returnWasPressed()
}

// The implementation of `UITextInput` that text fields and text views share.
//
// Methods that apps override, such as `deleteBackward()`, are members of both classes, because members of extensions cannot be overridden.
extension EditedView {
    /// The text from its beginning to the caret.
    package var textBeforeCaret: String { editor.edited.text(in: 0..<editor.edited.selection.range.lowerBound) }
    /// Replaces the marked text by new provisional text of an input method; nil removes it.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.mark(markedText ?? "", selectedRange) }
    /// Accepts the marked text as it is.
    public func unmarkText() { editor.acceptMarkedText() }

    /// The range of provisional text that an input method is still composing; nil for none.
    public var markedTextRange: UITextRange? { editor.edited.marked.map { UITextRange($0) } }
    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(editor.edited.units.count) }

    /// Returns the text in a range.
    public func text(in range: UITextRange) -> String? { editor.edited.text(in: range.indices) }
    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(min(fromPosition.index, toPosition.index)..<max(fromPosition.index, toPosition.index))
    }
    /// Returns the position at a distance in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (index, isTooFar) = position.index.addingReportingOverflow(offset)
        return isTooFar || index < 0 || index > editor.edited.units.count ? nil : UITextPosition(index)
    }
    /// Compares the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index == other.index ? .orderedSame : position.index < other.index ? .orderedAscending : .orderedDescending
    }
    /// Returns the distance between two positions, in UTF-16 units; negative if the second comes first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    /// Returns the rectangle of the caret at a position.
    public func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: position.index) }
    /// Returns the rectangle of the first line of a range.
    public func firstRect(for range: UITextRange) -> CGRect {
        editor.selectionRects(of: range.indices).first ?? caretRect(for: range.start)
    }
}
