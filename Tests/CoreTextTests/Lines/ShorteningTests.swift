import CoreText
import Testing

struct ShorteningTests {
    private static let text = "Hello wide world"

    private func line(_ text: String = text) throws -> CTLine { CTLineCreateWithAttributedString(NSAttributedString(text, try TestFonts.sans())) }

    /// The text of a line's glyphs by their indices, with "…" for glyphs of the token.
    private func shown(_ line: CTLine) -> String {
        let text = Array(Self.text)
        return line.glyphRuns.map { run in
            var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(run))
            CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
            return CTRunGetStringRange(run).length == 0 ? "…" : String(indices.map { text[$0] })
        }.joined()
    }

    @Test(arguments: [CTLineTruncationType.start, .middle, .end])
    func aTruncatedLineFitsAndHasItsTokenInPlace(type: CTLineTruncationType) throws {
        let token = try line("…")
        let short = try #require(CTLineCreateTruncatedLine(try line(), 100, type, token))
        #expect(short.width <= 100.001 && short.width > 80)
        let shown = shown(short)
        switch type {
        case .start: #expect(shown.hasPrefix("…") && Self.text.hasSuffix(shown.dropFirst()))
        case .end: #expect(shown.hasSuffix("…") && Self.text.hasPrefix(shown.dropLast()))
        default:
            let parts = shown.split(separator: "…")
            #expect(parts.count == 2 && Self.text.hasPrefix(parts[0]) && Self.text.hasSuffix(parts[1]))
        }
    }

    @Test func aLineThatFitsIsReturnedWhole() throws {
        let line = try line()
        #expect(try #require(CTLineCreateTruncatedLine(line, 1000, .end, nil)).placedGlyphs == line.placedGlyphs)
    }

    @Test func withoutATokenTheLineIsCutOff() throws {
        let short = try #require(CTLineCreateTruncatedLine(try line(), 60, .end, nil))
        #expect(short.width <= 60 && Self.text.hasPrefix(shown(short)))
    }

    @Test(arguments: [10.0, 0, -5, .nan])
    func aTokenThatIsWiderThanTheLineGivesNothing(width: Double) throws {
        #expect(CTLineCreateTruncatedLine(try line(), width, .end, try line("…")) == nil)
    }

    @Test func aTokenKeepsItsOwnFont() throws {
        let bold = try TestFonts.font("Sans-Bold", 10)
        let token = CTLineCreateWithAttributedString(NSAttributedString("more", bold))
        let short = try #require(CTLineCreateTruncatedLine(try line(), 100, .end, token))
        #expect(try #require(short.glyphRuns.last.map { CTRunGetAttributes($0)[kCTFontAttributeName] as? CTFont })?.isEqual(bold) == true)
        #expect(CTRunGetGlyphCount(try #require(short.glyphRuns.last)) == 4)
    }

    @Test(arguments: [(1.0, 300.0), (0.5, 300), (1.0, 140)])
    func justificationMovesTheWidthTowardsTheGivenOne(factor: Double, width: Double) throws {
        let line = try line()
        let justified = try #require(CTLineCreateJustifiedLine(line, CGFloat(factor), width))
        #expect(close(justified.width, line.width + factor * (width - line.width)))
        // Letters keep their advances; only both spaces change.
        #expect(justified.placedGlyphs.prefix(6) == line.placedGlyphs.prefix(6))
    }

    @Test func aLineWithoutSpacesIsNotJustified() throws {
        let line = try line("Hello")
        #expect(try #require(CTLineCreateJustifiedLine(line, 1, 300)).width == line.width)
        #expect(CTLineCreateJustifiedLine(line, .nan, 300) == nil)
        #expect(CTLineCreateJustifiedLine(line, 1, .infinity) == nil)
    }
}
