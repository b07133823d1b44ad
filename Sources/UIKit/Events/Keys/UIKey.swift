public import Foundation

/// A key, with what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What it types together with the modifiers.
    public let characters: String
    /// What it types by itself; the arrows and other keys without a character have names such as `UIKeyCommand.inputUpArrow`.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are down.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(_ keyCode: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String, modifiers: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers
        modifierFlags = modifiers
        super.init()
    }
}
