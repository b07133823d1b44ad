import Foundation
import LaminaEditing

extension TextEditor {
    /// Performs the editing command of a key: undo and redo, deletion, or movement of the caret.
    ///
    /// - Returns: True when the key is an editing command.
    package func edit(with key: UIKey) -> Bool {
        let modifiers = key.modifierFlags
        let isCommand = !modifiers.isDisjoint(with: [.control, .command])
        if isCommand, key.keyCode == .keyboardZ {
            modifiers.contains(.shift) ? redo() : undo()
            return true
        }
        if deleteWithKey(key) { return true }
        guard view.takesSelection, let (way, isForwards) = Self.ways[key.keyCode] else { return false }
        let extending = modifiers.contains(.shift)
        if let step = way.step(with: modifiers) {
            move(step, forwards: isForwards, extending: extending)
        } else {
            moveLine(down: isForwards, extending: extending)
        }
        return true
    }

    private func deleteWithKey(_ key: UIKey) -> Bool {
        let isBackspace = key.keyCode == .keyboardDeleteOrBackspace
        guard isBackspace || key.keyCode == .keyboardDeleteForward else { return false }
        let step = Way.character.step(with: key.modifierFlags) ?? .character
        // Subclasses override the method that the plain key calls.
        if isBackspace, step == .character { view.deleteBackward() } else { delete(step, forwards: !isBackspace) }
        return true
    }

    /// The movement of a caret key; modifiers can enlarge the movement.
    private enum Way {
        case character
        case line
        case edge
        case document

        /// The step for a key with modifiers; nil for one line up or down, because that movement needs the layout of the text.
        func step(with modifiers: UIKeyModifierFlags) -> EditedText.Step? {
            let isByWord = !modifiers.isDisjoint(with: [.control, .alternate])
            let isByLine = modifiers.contains(.command)
            switch self {
            case .character: return isByWord ? .word : isByLine ? .line : .character
            case .line: return isByLine ? .text : nil
            case .edge: return isByWord || isByLine ? .text : .line
            case .document: return .text
            }
        }
    }

    private static let ways: [UIKeyboardHIDUsage: (way: Way, isForwards: Bool)] = [
        .keyboardLeftArrow: (.character, false), .keyboardRightArrow: (.character, true), .keyboardUpArrow: (.line, false),
        .keyboardDownArrow: (.line, true), .keyboardHome: (.edge, false), .keyboardEnd: (.edge, true), .keyboardPageUp: (.document, false),
        .keyboardPageDown: (.document, true),
    ]
}

extension TextEditor {
    /// Returns true when an editing command can be performed now; nil for other commands, about which the caller decides.
    ///
    /// Secure text can be neither copied nor cut.
    package func canPerform(_ action: Selector) -> Bool? {
        let isSecret = view.isSecureTextEntry
        switch action.description {
        case "copy:": return !edited.selection.isCaret && !isSecret
        case "cut:", "delete:": return !edited.selection.isCaret && view.allowsEditing && !isSecret
        case "paste:": return view.allowsEditing && UIPasteboard.general.hasStrings
        case "select:": return false
        case "selectAll:": return !edited.isEmpty
        default: return nil
        }
    }
}
