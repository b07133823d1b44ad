public import CoreGraphics
public import Foundation

/// A place in a text that is edited.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// In UTF-16 units.
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }
}

/// A part of a text that is edited.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// In UTF-16 units.
    let indices: Range<Int>

    init(_ indices: Range<Int>) {
        self.indices = indices
        super.init()
    }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition(indices.lowerBound) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(indices.upperBound) }
    /// Whether it holds no characters.
    open var isEmpty: Bool { indices.isEmpty }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.indices == indices }
}

/// Something whose text is edited by input methods as well as by keys.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is selected; an empty range is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method has not settled yet.
    var markedTextRange: UITextRange? { get }
    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last character.
    var endOfDocument: UITextPosition { get }

    /// A part of the text.
    func text(in range: UITextRange) -> String?
    /// Puts another text in a part's place.
    func replace(_ range: UITextRange, withText text: String)
    /// Shows text that is not settled yet; nil takes it away.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Settles the marked text as it is.
    func unmarkText()
    /// A part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A place some characters on; nil outside of the text.
    ///
    /// - Parameter offset: In UTF-16 units.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How far two places are from each other, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Where the caret is drawn at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Where the first line of a part is drawn.
    func firstRect(for range: UITextRange) -> CGRect
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
