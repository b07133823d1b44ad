public import CoreGraphics
import Foundation

/// A key combination and the action that it calls in the responder chain.
open class UIKeyCommand: UIMenuElement {
    /// The key's character, in lower case, or one of the input constants below.
    public let input: String?
    /// The modifiers that must be held; any further modifier prevents a match.
    public let modifierFlags: UIKeyModifierFlags
    /// The action method; nil for a command that only consumes the key.
    public let action: Selector?
    /// A longer title for a list of all commands.
    open var discoverabilityTitle: String?
    /// True when the command takes precedence over text editing; the default is false.
    ///
    /// Otherwise a text view that is the first responder receives all character keys without Control, Command and Option.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: nil, image: image)
    }

    package func matches(_ key: UIKey) -> Bool {
        // Caps Lock and the numeric keypad's flag do not prevent a match.
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags.intersection(counted) == key.modifierFlags.intersection(counted)
    }
}

extension UIKeyCommand {
    /// The up arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public static let inputHome = "UIKeyInputHome"
    /// The End key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The forward Delete key.
    public static let inputDelete = "UIKeyInputDelete"
}
