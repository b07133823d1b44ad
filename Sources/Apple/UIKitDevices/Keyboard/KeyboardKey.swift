/// A key of the on-screen keyboard, or a space between keys.
struct KeyboardKey: Hashable, Sendable {
    /// The effect of a key.
    enum Action: Hashable, Sendable {
        /// Types a text, letters in the case that the shift key selects.
        case text(String)
        case delete
        case shift
        /// Shows another page of keys.
        case page(KeyboardPage)
        case enter
        /// Puts the keyboard away.
        case hide
    }

    /// The effect; nil for a space.
    let action: Action?
    let label: String
    /// The small letters below a digit.
    var detail = ""
    /// The width in units of the row, which include the gap beside the key.
    var width = 1.0

    /// True for a key in the second colour: one that types nothing, other than the space bar.
    var isSpecial: Bool {
        if case .text = action { return false }
        return true
    }

    /// A key that types its label.
    static func typing(_ label: String, width: Double = 1) -> KeyboardKey { KeyboardKey(action: .text(label), label: label, width: width) }
    /// A space without a key.
    static func gap(_ width: Double) -> KeyboardKey { KeyboardKey(action: nil, label: "", width: width) }
    /// A key for each character.
    static func typing(each characters: String) -> [KeyboardKey] { characters.map { typing(String($0)) } }
}

/// A page of a keyboard: letters, numbers or signs.
///
/// The keyboard shows one page at a time.
enum KeyboardPage: Hashable, Sendable {
    case letters
    case numbers
    case symbols

    /// The label of the key that leads to the page.
    func label(isPad: Bool) -> String {
        switch self {
        case .letters: "ABC"
        case .numbers: isPad ? ".?123" : "123"
        case .symbols: "#+="
        }
    }
}
