public import CoreGraphics
public import Foundation

/// A position between two characters of an edited text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The index in UTF-16 units.
    package let index: Int

    package init(_ index: Int) {
        self.index = index
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }
}

/// A range of an edited text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The range in UTF-16 units.
    package let indices: Range<Int>

    package init(_ indices: Range<Int>) {
        self.indices = indices
        super.init()
    }

    /// The position where the range starts.
    open var start: UITextPosition { UITextPosition(indices.lowerBound) }
    /// The position where the range ends.
    open var end: UITextPosition { UITextPosition(indices.upperBound) }
    /// True when the range contains no characters.
    open var isEmpty: Bool { indices.isEmpty }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.indices == indices }
}

/// An object whose text can be edited by input methods as well as by keys.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selected range; an empty range is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The range of provisional text that an input method is still composing; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Replaces the marked text by new provisional text of an input method; nil removes it.
    ///
    /// - Parameter selectedRange: The selection within the marked text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the marked text as it is.
    func unmarkText()
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance from another one; nil outside of the text.
    ///
    /// - Parameter offset: The distance in UTF-16 units.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Compares the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the position that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
