import LaminaText
import Testing

@Suite struct WrappingTests {
    /// Returns the width that all characters of the monospaced font have at 20 points, measured at one glyph.
    private func cell() throws -> Double { try Fonts.mono().face.advance(of: 36) * 20 }

    @Test(arguments: [
        ("hello world", 7, ["hello", "world"]), ("first\n\nsecond", 20, ["first", "", "second"]), ("ab", 1, ["a", "b"]),
        ("one two three", 8, ["one two", "three"]), ("end\n", 9, ["end", ""]), ("", 5, [""]), ("a    b", 2, ["a", "b"]),
        ("a\r\nb\rc\u{2029}d", 9, ["a", "b", "c", "d"]), ("abcdefgh ij", 5, ["abcde", "fgh", "ij"]), ("well-known", 6, ["well-", "known"]),
    ])
    func linesBreakBetweenWordsWherePossible(text: String, columns: Int, lines: [String]) throws {
        let layout = TextLayout(text, try Fonts.mono(), width: try cell() * Double(columns) + 0.5)
        #expect(layout.shown == lines)
        #expect(!layout.isTruncated)
    }

    @Test func characterWrappingKeepsAccentsWithTheirLetters() throws {
        let layout = TextLayout("ne\u{301}e e", try Fonts.mono(), width: try cell() * 2 + 0.5) { $0.wrapping = .byCharacter }
        #expect(layout.shown == ["ne\u{301}", "e", "e"])
    }

    @Test(arguments: [
        (Truncation.head, "…fghij"), (.middle, "abc…ij"), (.tail, "abcde…"),
    ])
    func textThatIsTooLongGetsAnEllipsis(truncation: Truncation, shown: String) throws {
        let layout = TextLayout("abcdefghij", try Fonts.mono(), width: try cell() * 6 + 0.5) { $0.wrapping = .truncated(truncation) }
        #expect(layout.shown == [shown])
        #expect(layout.isTruncated)
    }

    @Test(arguments: ["ab\tcd\tef", "a\tb\tc\td", "\t\tabc", "abcdef\tg", "abc\td\tefgh\tij", "abcdefghij"])
    func tabsAreMeasuredFromTheStartOfTheTruncatedLine(text: String) throws {
        let font = try Fonts.mono()
        for width in stride(from: 14.0, through: 120, by: 3.1) {
            let head = TextLayout(text, font, width: width) { $0.wrapping = .truncated(.head) }
            guard head.isTruncated else { continue }
            // The slow way to the expected text: of all suffixes, the longest that fits after an ellipsis.
            let ends = text.indices.map { "…\(text[$0...])" }
            let longest = ends.first { TextLayout($0, font).lines[0].width <= width } ?? "…"
            #expect(head.shown == [longest], "width \(width)")
            let middle = TextLayout(text, font, width: width) { $0.wrapping = .truncated(.middle) }
            #expect(middle.lines[0].width <= width + 0.01, "width \(width)")
        }
    }

    @Test(arguments: [(40.0, "…de"), (50, "…\tde"), (70, "…cd\tde")])
    func explicitTabStopsCountInTruncatedLines(width: Double, shown: String) throws {
        let layout = TextLayout("abcd\tde", try Fonts.mono(), width: width) {
            $0.tabStops = [20, 40]
            $0.wrapping = .truncated(.head)
        }
        #expect(layout.shown == [shown])
    }

    @Test func clippedTextIsNotTruncated() throws {
        let layout = TextLayout("abcdefghij", try Fonts.mono(), width: try cell() * 6) { $0.wrapping = .clipped }
        #expect(layout.shown == ["abcdefghij"])
    }

    @Test func theLastVisibleLineEndsWithAnEllipsis() throws {
        let layout = TextLayout("one two three four", try Fonts.mono(), width: try cell() * 8 + 0.5, lineCount: 2, truncation: .tail)
        #expect(layout.shown == ["one two", "three f…"])
        #expect(layout.isTruncated)
    }

    @Test func aHiddenParagraphIsIndicatedByAnEllipsis() throws {
        let layout = TextLayout("one\ntwo", try Fonts.mono(), width: 500, lineCount: 1, truncation: .tail)
        #expect(layout.shown == ["one…"])
    }

    @Test func linesBelowTheAvailableHeightAreOmitted() throws {
        let font = try Fonts.mono()
        let layout = TextLayout("a\nb\nc", font, width: 500, height: font.lineHeight * 2.5)
        #expect(layout.shown == ["a", "b"])
        #expect(layout.isTruncated)
    }
}
