package import Foundation

/// A responder that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// True when the object contains text.
    var hasText: Bool { get }
    /// Inserts typed text at the insertion point; the return key types "\n".
    func insertText(_ text: String)
    /// Deletes the character before the insertion point.
    func deleteBackward()
}

/// The additional keyboard support of UIKit's text views.
@MainActor
package protocol KeyEditor: UIKeyInput {
    /// True when the user may change the text.
    var allowsEditing: Bool { get }
    /// The text from its beginning to the caret.
    var textBeforeCaret: String { get }
    /// Performs the editing command of a key, such as a caret movement or a selection.
    ///
    /// - Returns: True when the key has an editing command.
    func edit(with key: UIKey) -> Bool
    /// Displays text that an input method has not yet committed; nil or "" removes such text.
    ///
    /// - Parameter selectedRange: The selected range of the marked text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the marked text unchanged.
    func unmarkText()
}
