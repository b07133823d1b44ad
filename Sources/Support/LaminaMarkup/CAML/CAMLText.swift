/// The text of a CAML document while it is written, element by element.
package struct CAMLText {
    /// The XML text of everything written so far.
    package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var openNames: [String] = []
    /// True while the last start tag lacks its end, because children may follow.
    private var isTagOpen = false

    /// Creates a document without a root element.
    package init() {}

    /// Begins an element inside the one that is open.
    package mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
        finishTag()
        text += String(repeating: "  ", count: min(openNames.count, 40)) + "<" + name
        for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
        openNames.append(name)
        isTagOpen = true
    }

    /// Ends the element that was opened last.
    package mutating func close() {
        guard let name = openNames.popLast() else { return }
        text += isTagOpen ? "/>\n" : String(repeating: "  ", count: min(openNames.count, 40)) + "</\(name)>\n"
        isTagOpen = false
    }

    private mutating func finishTag() {
        if isTagOpen { text += ">\n" }
        isTagOpen = false
    }

    /// Returns a value of an attribute; characters that XML cannot hold become U+FFFD.
    private static func escaped(_ value: String) -> String {
        var result = ""
        for character in value.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // A parser would turn these into blanks.
            case "\n", "\r", "\t": result += "&#\(character.value);"
            case _ where character.value < 0x20 || character.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// Returns whether a key can be the name of an attribute or an element.
    package static func isName(_ key: String) -> Bool {
        guard let first = key.utf8.first, isLetter(first), !key.lowercased().hasPrefix("xml") else { return false }
        return key.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
    }
}
