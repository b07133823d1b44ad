public import Foundation

/// A key with the characters that it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the modifiers.
    public let characters: String
    /// The characters that the key types without modifiers; keys without a character have a name, such as `UIKeyCommand.inputUpArrow`.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's position on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    package init(_ keyCode: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String, modifiers: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers
        modifierFlags = modifiers
        super.init()
    }
}
