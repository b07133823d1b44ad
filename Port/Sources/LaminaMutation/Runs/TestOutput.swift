/// Reads the lines that a test program prints.
package enum TestOutput {
    /// Returns the name of the test whose expectation failed, such as `aButtonFades()`; nil for all other lines.
    package static func failedTest(in line: some StringProtocol) -> String? {
        guard let match = String(line).firstMatch(of: /✘(?:\u{1B}\[0m)? Test (.+?) recorded an issue (?:at|with)\b/) else { return nil }
        return String(match.1)
    }

    /// Returns the regular expression that chooses the files of a target, or all of it.
    package static func filter(target: String, files: [String]? = nil) -> String {
        guard let files else { return "^\(target)\\." }
        return "^\(target)\\..*/(\(files.map(escaped).joined(separator: "|"))):"
    }

    /// Returns the regular expression that chooses a test of a target by its name.
    package static func filter(target: String, test: String) -> String { "^\(target)\\.(.*/)?\(escaped(test))/" }

    private static func escaped(_ text: String) -> String { text.replacing(/[.()\[\]+*?]/) { "\\" + $0.output } }
}
