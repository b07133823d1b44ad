import Testing

@testable import LaminaText

@Suite struct ItemiserTests {
    private func items(_ text: StyledText) -> [TextItem] {
        ShapedParagraph(text, 0..<text.units.count, ParagraphStyle(), FontFallback(catalog: .system)).items
    }

    private func items(_ text: String) throws -> [TextItem] { items(StyledText(text, TextStyle(try Fonts.dejaVu()))) }

    @Test(arguments: [
        ("abc", ["Latn"]), ("abc где", ["Latn", "Cyrl"]), ("(где)", ["Cyrl"]), ("123", ["Latn"]), ("αβγ!", ["Grek"]),
        ("e\u{301}\u{301}x", ["Latn"]), ("«αβ» ab", ["Grek", "Latn"]),
    ])
    func punctuationTakesTheScriptOfNeighbouringLetters(text: String, scripts: [String]) throws {
        let items = try items(text)
        #expect(items.map { Scripts.name(of: $0.script) } == scripts)
        #expect(items.first?.range.lowerBound == 0 && items.last?.range.upperBound == text.utf16.count)
        #expect(zip(items, items.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }

    @Test func everyTabIsASeparateItem() throws {
        let items = try items("a\t\tb")
        #expect(items.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4])
        #expect(items.map(\.isTab) == [false, true, true, false])
    }

    @Test func aChangedStyleBeginsAnItem() throws {
        let style = TextStyle(try Fonts.sans())
        var text = StyledText("ab", style)
        var other = style
        other.tracking = 1
        text.append("cd".utf16, other)
        text.append("ef".utf16, other)
        #expect(text.runs.map(\.range) == [0..<2, 2..<6])
        #expect(items(text).map(\.range) == [0..<2, 2..<6])
        #expect(text.style(at: 1) == style && text.style(at: 2) == other && text.style(at: 99) == other)
    }

    @Test func hebrewBetweenLatinLettersIsASeparateRun() throws {
        let items = try items("ab שלום cd")
        #expect(items.map(\.isRightToLeft) == [false, true, false, false])
        // The space after the Hebrew word has the word's script, but the direction of the paragraph.
        #expect(items.map(\.range) == [0..<3, 3..<7, 7..<8, 8..<10])
    }

    @Test func numbersInHebrewRunLeftToRight() throws {
        let text = Array("אב 123 גד".utf16)
        let bidi = Bidi(text[...], direction: nil)
        #expect(bidi.baseLevel == 1)
        #expect(bidi.levels == [1, 1, 1, 2, 2, 2, 1, 1, 1])
    }

    @Test func theParagraphsOwnDirectionOverridesTheFirstLetter() {
        let text = Array("abc".utf16)
        #expect(Bidi(text[...], direction: .rightToLeft).levels == [2, 2, 2])
        #expect(Bidi(text[...], direction: .leftToRight).baseLevel == 0)
        #expect(Bidi([], direction: .rightToLeft).baseLevel == 1)
        #expect(Bidi([], direction: nil).levels.isEmpty)
    }

    @Test(arguments: [
        ("", [0..<0]), ("a", [0..<1]), ("a\nb", [0..<1, 2..<3]), ("a\r\nb", [0..<1, 3..<4]), ("a\rb", [0..<1, 2..<3]),
        ("a\n\rb", [0..<1, 2..<2, 3..<4]), ("\n", [0..<0, 1..<1]), ("a\u{2028}b\u{2029}c\u{85}d", [0..<1, 2..<3, 4..<5, 6..<7]),
        ("\r", [0..<0, 1..<1]),
    ])
    func everySeparatorEndsAParagraph(text: String, contents: [Range<Int>]) throws {
        let paragraphs = StyledText(text, TextStyle(try Fonts.sans())).split
        #expect(paragraphs.map(\.content) == contents)
        // Together the paragraphs cover the whole text.
        #expect(paragraphs.first?.whole.lowerBound == 0 && paragraphs.last?.whole.upperBound == text.utf16.count)
        #expect(zip(paragraphs, paragraphs.dropFirst()).allSatisfy { $0.whole.upperBound == $1.whole.lowerBound })
    }
}
