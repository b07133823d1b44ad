import LaminaText
import Testing

@Suite struct LineBreakTests {
    private static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    /// The required fraction of passed cases.
    ///
    /// ICU follows Unicode 15.1, Debian's cases are from 15.0: they differ for some quotation marks and Indic syllables.
    private static let share = 0.99

    @Test(.enabled(if: UnicodeData.exists(path), "Debian's package unicode-data is not installed"))
    func lineBreaksPassUnicodesTestCases() throws {
        var failures: [String] = []
        let rows = try UnicodeData.rows(of: Self.path).compactMap(\.first)
        for row in rows where !breaks(of: row) { failures.append(row) }
        #expect(rows.count > 7000)
        #expect(Double(failures.count) < Double(rows.count) * (1 - Self.share), "\(failures.count), the first \(failures.prefix(5))")
    }

    /// Returns true when the breaks are at the division signs of a row such as `× 0023 ÷ 0020 ÷`.
    private func breaks(of row: String) -> Bool {
        var text = ""
        var expected: [Int] = []
        for part in row.split(separator: " ") {
            if part == "÷" { expected.append(text.utf16.count) } else if part != "×" { text += UnicodeData.text(part) }
        }
        return TextBreaks.lines(in: Array(text.utf16)[...]) == expected
    }

    @Test(arguments: [
        ("Hello, world again", [7, 13, 18]), ("漢字かな", [1, 2, 3, 4]), ("ภาษาไทยง่าย", [4, 7, 11]), ("a\u{A0}b c", [4, 5]),
    ])
    func lineBreaksAreAllowedAfterSpacesAndBetweenWordsWithoutSpaces(text: String, breaks: [Int]) {
        #expect(TextBreaks.lines(in: Array(text.utf16)[...]) == breaks)
    }

    @Test func wordsAreDistinguishedFromSeparators() {
        let words = TextBreaks.words(in: Array("Don't stop, 42!".utf16)[...])
        #expect(words.map(\.range) == [0..<5, 5..<6, 6..<10, 10..<11, 11..<12, 12..<14, 14..<15])
        #expect(words.map(\.isWord) == [true, false, true, false, false, true, false])
    }
}
