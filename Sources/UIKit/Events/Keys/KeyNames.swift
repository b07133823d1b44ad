import CoreGraphics
import Foundation

/// What keys type, and what they command.
@MainActor
enum KeyNames {
    /// What a key types by itself on a keyboard as in America, or the name by which key commands call it.
    static func characters(of usage: UIKeyboardHIDUsage) -> String { typed[usage] ?? named[usage] ?? "" }

    /// Whether a key types, moves the caret or deletes where text is edited.
    static func isForTexts(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return false }
        return key.keyCode != .keyboardEscape && !characters(of: key.keyCode).isEmpty
    }

    /// What Control or Command with a letter means everywhere; nil for other keys.
    static func editCommand(for key: UIKey) -> Selector? {
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

    /// Usages that follow one another, from a first one.
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
