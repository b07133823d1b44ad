import CoreText
import Testing

struct GlyphTests {
    /// `A`, `V`, `H` and a space are glyphs 36, 57, 43 and 3 of Liberation Sans, 1366, 1366, 1479 and 569 units wide.
    private static let characters = Array("AVH ".utf16)
    private static let glyphs: [CGGlyph] = [36, 57, 43, 3]

    @Test func charactersHaveTheGlyphsOfTheCharacterMap() throws {
        var glyphs = [CGGlyph](repeating: 0, count: 4)
        #expect(CTFontGetGlyphsForCharacters(try TestFonts.sans(), Self.characters, &glyphs, 4))
        #expect(glyphs == Self.glyphs)
    }

    @Test func aMissingCharacterGetsGlyph0AndASurrogatePairOneGlyph() throws {
        let units = Array("A😀V".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: units.count)
        #expect(!CTFontGetGlyphsForCharacters(try TestFonts.sans(), units, &glyphs, units.count))
        #expect(glyphs == [36, 0, 0, 57])
    }

    @Test(arguments: [[0xD83D], [0xDE00, 0x41], []] as [[UInt16]])
    func loneSurrogatesHaveNoGlyph(units: [UInt16]) throws {
        var glyphs = [CGGlyph](repeating: 9, count: units.count)
        _ = CTFontGetGlyphsForCharacters(try TestFonts.sans(), units, &glyphs, units.count)
        #expect(glyphs == units.map { $0 == 0x41 ? 36 : 0 })
    }

    @Test func advancesAreThoseOfTheHorizontalMetrics() throws {
        var advances = [CGSize](repeating: .zero, count: 4)
        let sum = CTFontGetAdvancesForGlyphs(try TestFonts.sans(), .horizontal, Self.glyphs, &advances, 4)
        #expect(close(sum, 13.66 + 13.66 + 14.79 + 5.69))
        #expect(zip(advances, [13.66, 13.66, 14.79, 5.69]).allSatisfy { close($0.width, $1) && $0.height == 0 })
        #expect(close(CTFontGetAdvancesForGlyphs(try TestFonts.sans(), .default, Self.glyphs, nil, 2), 27.32))
    }

    @Test func aGlyphThatTheFontLacksHasNoAdvanceBoxOrPath() throws {
        let font = try TestFonts.sans()
        for glyph: CGGlyph in [681, 5000, 65535] {
            #expect(CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], nil, 1) == 0)
            #expect(CTFontGetBoundingRectsForGlyphs(font, .horizontal, [glyph], nil, 1) == .zero)
            #expect(CTFontCreatePathForGlyph(font, glyph, nil) == nil)
            #expect(CTFontCopyNameForGlyph(font, glyph) == nil)
        }
        #expect(CTFontGetAdvancesForGlyphs(font, .horizontal, Self.glyphs, nil, -1) == 0)
    }

    @Test func boundingBoxesAreThoseOfThePaths() throws {
        let font = try TestFonts.sans()
        var boxes = [CGRect](repeating: .null, count: 4)
        let union = CTFontGetBoundingRectsForGlyphs(font, .horizontal, Self.glyphs, &boxes, 4)
        for (glyph, box) in zip(Self.glyphs, boxes) {
            #expect(box == CTFontCreatePathForGlyph(font, glyph, nil)?.boundingBoxOfPath ?? .zero)
        }
        #expect(union == boxes.dropLast().reduce(CGRect.null) { $0.union($1) })
        // The letter H stands on the baseline and is as high as capitals are.
        #expect(close(boxes[2].minY, 0) && close(boxes[2].maxY, 14.09))
    }

    @Test func aPathIsMappedByTheGivenMatrixAndByTheFonts() throws {
        let plain = try TestFonts.sans()
        var matrix = CGAffineTransform(a: 2, b: 0, c: 0.5, d: -1, tx: 3, ty: 4)
        let mapped = try #require(CTFontCreatePathForGlyph(plain, 43, &matrix))
        let box = try #require(CTFontCreatePathForGlyph(plain, 43, nil)).boundingBoxOfPath
        #expect(close(mapped.boundingBoxOfPath.minY, 4 - box.maxY) && close(mapped.boundingBoxOfPath.maxX, box.maxX * 2 + 0.5 * box.maxY + 3))
        var slant = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        let oblique = CTFontCreateCopyWithAttributes(plain, 0, &slant, nil)
        #expect(CTFontGetMatrix(oblique) == slant)
        #expect(close(try #require(CTFontCreatePathForGlyph(oblique, 43, nil)).boundingBoxOfPath.maxX, box.maxX + 0.25 * box.maxY))
        // A slanted font keeps its advances.
        #expect(close(CTFontGetAdvancesForGlyphs(oblique, .horizontal, [43], nil, 1), 14.79))
    }

    @Test func verticalOriginsLieAboveTheMiddleOfTheGlyph() throws {
        let font = try TestFonts.sans()
        var translations = [CGSize](repeating: .zero, count: 1)
        CTFontGetVerticalTranslationsForGlyphs(font, [43], &translations, 1)
        // HarfBuzz rounds the middle to whole units.
        #expect(abs(translations[0].width + 14.79 / 2) < 0.01)
        #expect(translations[0].height < -14)
        var advances = [CGSize](repeating: .zero, count: 1)
        #expect(CTFontGetAdvancesForGlyphs(font, .vertical, [43], &advances, 1) > 18)
        #expect(advances[0].width == 0)
    }

    @Test func glyphsHaveNamesAndNamesHaveGlyphs() throws {
        let font = try TestFonts.sans()
        #expect(CTFontGetGlyphWithName(font, "eacute" as CFString) != 0)
        #expect(CTFontGetGlyphWithName(font, "A" as CFString) == 36)
        #expect(CTFontGetGlyphWithName(font, "no such glyph" as CFString) == 0)
        #expect(CTFontCopyNameForGlyph(font, 36) == "A" as CFString)
    }
}
