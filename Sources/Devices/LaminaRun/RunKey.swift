/// A keyboard key, by its name in event files.
package struct RunKey: RawRepresentable, Codable, Sendable, Hashable {
    /// Keys that modify others while held.
    package enum Modifier: String, Codable, Sendable, Hashable, CaseIterable {
        case shift
        case control
        case option
        case command

        /// All names, for messages.
        static let names = allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// The key's name: a lower-case letter, a digit, or a word such as `return`.
    package let rawValue: String
    /// The key's usage number on page 7 of the USB HID usage tables.
    package let usage: Int

    /// - Returns: Nil when no key has this name.
    package init?(rawValue: String) {
        guard let usage = Self.usages[rawValue] else { return nil }
        self.rawValue = rawValue
        self.usage = usage
    }

    /// Returns the text that the key types; nil when it types none or a modifier other than shift is held.
    package func text(with modifiers: [Modifier]) -> String? {
        guard modifiers.allSatisfy({ $0 == .shift }) else { return nil }
        if rawValue == "space" { return " " }
        guard rawValue.count == 1 else { return nil }
        return modifiers.isEmpty ? rawValue : rawValue.uppercased()
    }

    /// The key names with more than one character, for messages.
    static let longNames = usages.keys.filter { $0.count > 1 }.sorted().joined(separator: ", ")

    private static let usages: [String: Int] = {
        var usages = [
            "return": 40, "escape": 41, "backspace": 42, "tab": 43, "space": 44, "home": 74, "pageup": 75, "delete": 76, "end": 77,
            "pagedown": 78, "right": 79, "left": 80, "down": 81, "up": 82,
        ]
        // Usages of letters begin at 4; the digits 1 to 9 and 0 follow. F1 has the usage 58.
        for (offset, character) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() { usages[String(character)] = 4 + offset }
        for number in 1...12 { usages["f\(number)"] = 57 + number }
        return usages
    }()
}
