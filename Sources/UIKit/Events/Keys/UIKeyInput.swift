package import Foundation

/// A responder into which text is typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Text was typed; the return key types "\n".
    func insertText(_ text: String)
    /// The key that deletes backwards was pressed.
    func deleteBackward()
}

/// What the text views of UIKit do with keys beyond inserting and deleting.
@MainActor
package protocol KeyEditor: UIKeyInput {
    /// Does what an editing key means: moves the caret, selects.
    ///
    /// - Returns: Whether it meant something.
    func edit(with key: UIKey) -> Bool
    /// Shows text that an input method has not settled yet; nil or "" takes it away.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The marked text is settled as it is.
    func unmarkText()
}
