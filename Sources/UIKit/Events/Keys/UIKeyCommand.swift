public import CoreGraphics
import Foundation

/// A command by keys: a key with modifiers, and the method that it calls in the responder chain.
open class UIKeyCommand: UIMenuElement {
    /// The key's character, in lower case, or one of the names below.
    public let input: String?
    /// The modifiers that must be down, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// What is called; nil for a command that only takes the key away.
    public let action: Selector?
    /// Longer words, for a list of all commands.
    open var discoverabilityTitle: String?
    /// Whether it comes before text that is edited, for which keys without Control, Command and Option are otherwise.
    open var wantsPriorityOverSystemBehavior = false

    /// A command without words.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command with words.
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

    func matches(_ key: UIKey) -> Bool {
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags.intersection(counted) == key.modifierFlags.intersection(counted)
    }
}

extension UIKeyCommand {
    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome = "UIKeyInputHome"
    /// End.
    public static let inputEnd = "UIKeyInputEnd"
    /// Delete forwards.
    public static let inputDelete = "UIKeyInputDelete"
}
