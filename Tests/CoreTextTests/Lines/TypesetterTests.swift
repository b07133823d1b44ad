import CoreText
import Testing

struct TypesetterTests {
    private static let text = "The quick brown fox\njumps over the lazy dog"

    private func typesetter(_ text: String = text) throws -> CTTypesetter {
        CTTypesetterCreateWithAttributedString(NSAttributedString(text, try TestFonts.sans()))
    }

    /// Breaks a whole text in the way that layout code does.
    private func lines(_ typesetter: CTTypesetter, _ text: String, _ width: Double, suggest: (CTTypesetter, CFIndex, Double) -> CFIndex) -> [String] {
        var (start, lines) = (0, [String]())
        while start < text.utf16.count, lines.count < 1000 {
            let count = suggest(typesetter, start, width)
            lines.append((text as NSString).substring(with: NSRange(location: start, length: count)))
            start += count
        }
        return lines
    }

    @Test func linesBreakBetweenWordsAndAfterNewlines() throws {
        let lines = lines(try typesetter(), Self.text, 130, suggest: CTTypesetterSuggestLineBreak)
        #expect(lines == ["The quick ", "brown fox\n", "jumps over ", "the lazy dog"])
    }

    @Test func clustersBreakAnywhere() throws {
        let typesetter = try typesetter("Hiiiii")
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 14.79 + 2 * 4.55 + 0.5) == 3)
        #expect(lines(typesetter, "Hiiiii", 20, suggest: CTTypesetterSuggestClusterBreak) == ["Hi", "iiii"])
    }

    @Test func aWordThatIsTooWideIsBroken() throws {
        #expect(CTTypesetterSuggestLineBreak(try typesetter("Hiiiii"), 0, 20) == 2)
    }

    @Test(arguments: [0.0, -10, .nan])
    func oneClusterFitsAlways(width: Double) throws {
        let typesetter = try typesetter("e\u{301}x")
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 2)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width) == 2)
    }

    @Test func nothingFitsFromAnIndexOutside() throws {
        let typesetter = try typesetter()
        for index in [-1, Self.text.utf16.count, .max] {
            #expect(CTTypesetterSuggestLineBreak(typesetter, index, 100) == 0)
            #expect(CTTypesetterSuggestClusterBreak(typesetter, index, 100) == 0)
        }
    }

    @Test func aLineOfARangeHasTheGlyphsOfThatText() throws {
        let line = CTTypesetterCreateLine(try typesetter(), CFRangeMake(4, 5))
        let alone = CTLineCreateWithAttributedString(NSAttributedString("quick", try TestFonts.sans()))
        #expect(line.placedGlyphs == alone.placedGlyphs)
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 5))
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(try typesetter(), CFRangeMake(40, 100))) == CFRangeMake(40, 3))
        #expect(CTLineGetGlyphCount(CTTypesetterCreateLine(try typesetter(), CFRangeMake(99, 5))) == 0)
    }

    @Test func aLineAcrossParagraphsIsOneLine() throws {
        let line = CTTypesetterCreateLine(try typesetter("H\nH"), CFRangeMake(0, 0))
        #expect(close(line.width, 2 * 14.79))
    }

    @Test func theOffsetMovesTabStops() throws {
        let typesetter = try typesetter("H\tH")
        // Stops are 28 points apart: the tab leads from 14.79 to 28, and with an offset of 20 from 34.79 to 56.
        #expect(close(CTTypesetterCreateLine(typesetter, CFRangeMake(0, 0)).placedGlyphs[2].position.x, 28))
        #expect(close(CTTypesetterCreateLineWithOffset(typesetter, CFRangeMake(0, 0), 20).placedGlyphs[2].position.x, 36))
        #expect(CTTypesetterSuggestLineBreakWithOffset(typesetter, 0, 43, 0) == 3)
        #expect(CTTypesetterSuggestLineBreakWithOffset(typesetter, 0, 43, 20) < 3)
        #expect(close(CTTypesetterCreateLineWithOffset(typesetter, CFRangeMake(0, 0), .nan).placedGlyphs[2].position.x, 28))
    }
}
