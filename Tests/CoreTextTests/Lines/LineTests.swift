import CoreText
import Testing

/// At 20.48 points one unit of Liberation Sans is 0.01 points: `H` is 14.79 wide, `i` 4.55, a space 5.69.
struct LineTests {
    private func line(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) throws -> CTLine {
        CTLineCreateWithAttributedString(NSAttributedString(text, try TestFonts.sans(), more))
    }

    @Test func aLineIsAsWideAsItsAdvances() throws {
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let line = try line("HiH")
        #expect(close(CTLineGetTypographicBounds(line, &ascent, &descent, &leading), 14.79 + 4.55 + 14.79))
        #expect(close(ascent, 18.54) && close(descent, 4.34) && close(leading, 0.67))
        #expect(CTLineGetGlyphCount(line) == 3)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 3))
    }

    @Test func trailingSpacesBelongToTheWidthAndAreMeasured() throws {
        let line = try line("Hi  ")
        #expect(close(line.width, 14.79 + 4.55 + 2 * 5.69))
        #expect(close(CTLineGetTrailingWhitespaceWidth(line), 2 * 5.69))
    }

    @Test func kerningMovesGlyphs() throws {
        // The font's kern table brings A and V 152 units closer together.
        #expect(close(try line("AV").width, 2 * 13.66 - 1.52))
    }

    @Test func trackingIsAddedAfterEachCluster() throws {
        #expect(close(try line("Hi", [.init(kCTKernAttributeName as String): 2]).width, 14.79 + 4.55 + 4))
        let both: [NSAttributedString.Key: Any] = [.init(kCTKernAttributeName as String): 2, .init(kCTTrackingAttributeName as String): 1]
        #expect(close(try line("Hi", both).width, 14.79 + 4.55 + 2))
    }

    @Test func anEmptyLineHasNoRunsAndTheHeightOfHelvetica() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
        #expect(CTLineGetGlyphCount(line) == 0 && line.glyphRuns.isEmpty && line.width == 0)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 0))
        #expect(CTLineGetImageBounds(line, nil).isNull)
        #expect(CTLineGetBoundsWithOptions(line, []).height > 10)
        #expect(CTLineGetStringIndexForPosition(line, .zero) == kCFNotFound)
    }

    @Test func aNewlineIsAGlyphWithoutWidth() throws {
        let line = try line("H\nH")
        #expect(CTLineGetGlyphCount(line) == 3)
        #expect(close(line.width, 2 * 14.79))
    }

    @Test func boundsWithoutOptionsAreTypographic() throws {
        let line = try line("Hi")
        let bounds = CTLineGetBoundsWithOptions(line, [])
        #expect(close(bounds.width, 19.34) && close(bounds.maxY, 18.54) && close(bounds.height, 18.54 + 4.34 + 0.67))
        let tight = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        #expect(close(tight.minY, -4.34) && close(tight.height, 18.54 + 4.34))
    }

    @Test func raisedTextWidensTheBoundsUnlessShiftsAreExcluded() throws {
        let raised = try line("H", [.init(kCTBaselineOffsetAttributeName as String): 5])
        #expect(close(CTLineGetBoundsWithOptions(raised, []).maxY, 18.54 + 5))
        #expect(close(CTLineGetBoundsWithOptions(raised, .excludeTypographicShifts).maxY, 18.54))
        #expect(close(raised.placedGlyphs[0].position.y, 5))
    }

    @Test func imageBoundsEncloseTheOutlines() throws {
        let font = try TestFonts.sans()
        let line = try line("H")
        let box = try #require(CTFontCreatePathForGlyph(font, 43, nil)).boundingBoxOfPath
        #expect(CTLineGetImageBounds(line, nil) == box)
        #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == box)
        let context = try #require(Canvas(width: 10, height: 10)).context
        context.textPosition = CGPoint(x: 100, y: 50)
        #expect(CTLineGetImageBounds(line, context) == box.offsetBy(dx: 100, dy: 50))
    }

    @Test(arguments: [(0.0, 0.0), (0.5, 50 - 9.67), (1.0, 100 - 19.34), (2.0, 100 - 19.34), (-1.0, 0.0)])
    func thePenOffsetPlacesALineWithinAWidth(factor: Double, offset: Double) throws {
        #expect(close(CTLineGetPenOffsetForFlush(try line("Hi"), CGFloat(factor), 100), offset))
        // Trailing spaces do not count.
        #expect(close(CTLineGetPenOffsetForFlush(try line("Hi   "), CGFloat(factor), 100), offset))
    }

    @Test func aLineThatIsTooWideIsNotMoved() throws {
        #expect(CTLineGetPenOffsetForFlush(try line("HHHH"), 0.5, 10) == 0)
        #expect(CTLineGetPenOffsetForFlush(try line("H"), .nan, 10) == 0)
        #expect(CTLineGetPenOffsetForFlush(try line("H"), 0.5, .nan) == 0)
    }
}
