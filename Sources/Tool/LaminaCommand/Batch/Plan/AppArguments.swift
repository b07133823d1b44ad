/// The arguments by which an app receives a row's values: `-key value`, which `UserDefaults` reads as its argument domain.
enum AppArguments {
    /// The first character of the columns whose values are for the app.
    static let prefix: Character = "-"

    /// True for the name of a column whose values are for the app.
    static func isKey(_ column: String) -> Bool { column.first == prefix && column.count > 1 }

    /// Returns the arguments for one value.
    static func arguments(_ column: String, _ value: String) -> [String] { [column, quoted(value)] }

    /// Returns a value so that `UserDefaults` reads it as this text.
    ///
    /// `UserDefaults` parses values as property lists. A text that would be a list, a dictionary, data, a quoted string or another key, or that would
    /// lose spaces at its ends, is therefore written as a quoted string of a property list.
    private static func quoted(_ value: String) -> String {
        guard let first = value.first, let last = value.last else { return "\"\"" }
        guard "{(<\"'-/".contains(first) || first.isWhitespace || last.isWhitespace else { return value }
        let escaped = value.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
