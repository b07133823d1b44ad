/// Literals in the text of a Swift program.
package enum SwiftLiteral {
    /// The literal of a string, on one line.
    package static func string(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            case _ where scalar.value < 32 || scalar.value == 127 || scalar.properties.generalCategory == .lineSeparator:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
}
