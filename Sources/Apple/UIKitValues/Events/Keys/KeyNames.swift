import CoreGraphics

/// The characters that keys type, and the editing commands of key combinations.
@MainActor
package enum KeyNames {
    /// Returns the character that a key types without modifiers on a US keyboard.
    ///
    /// A key without a character has a name, which key commands use, such as `UIKeyInputUpArrow`. The result is empty for all other keys.
    package static func characters(of usage: UIKeyboardHIDUsage) -> String { typed[usage] ?? named[usage] ?? "" }

    /// Returns true when a key, pressed in a text view, types, deletes or moves the caret.
    package static func isForTexts(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return false }
        return key.keyCode != .keyboardEscape && !characters(of: key.keyCode).isEmpty
    }

    /// Returns the editing command of Control or Command with a letter; nil for other keys.
    package static func editCommand(for key: UIKey) -> Selector? {
        let modifiers = key.modifierFlags.intersection([.control, .command, .alternate, .shift])
        guard modifiers == .command || modifiers == .control else { return nil }
        return commands[key.keyCode]
    }

    private static let commands: [UIKeyboardHIDUsage: Selector] = [
        .keyboardX: "cut:", .keyboardC: "copy:", .keyboardV: "paste:", .keyboardA: "selectAll:",
    ]

    private static let named: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
        .keyboardDeleteForward: UIKeyCommand.inputDelete,
    ]

    /// The characters of keys; each row lists the characters of consecutive usage numbers from its first key.
    private static let typed: [UIKeyboardHIDUsage: String] = {
        var typed: [UIKeyboardHIDUsage: String] = [
            .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
        ]
        let rows: [(UIKeyboardHIDUsage, String)] = [
            (.keyboardA, "abcdefghijklmnopqrstuvwxyz1234567890"), (.keyboardSpacebar, " -=[]\\#;'`,./"), (.keypadSlash, "/*-+"),
            (.keypad1, "1234567890."),
        ]
        for (first, characters) in rows {
            for (offset, character) in characters.enumerated() {
                UIKeyboardHIDUsage(rawValue: first.rawValue + offset).map { typed[$0] = String(character) }
            }
        }
        return typed
    }()
}
