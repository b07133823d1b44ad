import UIKitValues

/// The state of a keyboard's shift key.
enum KeyboardShift: Hashable, Sendable {
    case off
    /// On for the next letter.
    case once
    case locked

    var isOn: Bool { self != .off }

    /// Returns the state that automatic capitalisation asks for after a text.
    static func automatic(_ type: UITextAutocapitalizationType, after text: String) -> KeyboardShift {
        switch type {
        case .none: return .off
        case .allCharacters: return .locked
        case .words: return text.last.map { $0.isWhitespace } ?? true ? .once : .off
        case .sentences:
            guard let last = text.last else { return .once }
            guard last.isWhitespace else { return .off }
            if last.isNewline { return .once }
            let end = text.last { !$0.isWhitespace }
            return end.map { ".!?".contains($0) } ?? true ? .once : .off
        @unknown default: return .off
        }
    }
}
