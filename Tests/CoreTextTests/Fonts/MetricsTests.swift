import CoreText
import Testing

/// Numbers from the tables of Liberation Sans, read at 20.48 points, so that one font unit is 0.01 points.
struct MetricsTests {
    @Test func verticalMetricsAreThoseOfTheTables() throws {
        let font = try TestFonts.sans()
        #expect(close(CTFontGetAscent(font), 18.54))
        #expect(close(CTFontGetDescent(font), 4.34))
        #expect(close(CTFontGetLeading(font), 0.67))
        #expect(close(CTFontGetCapHeight(font), 14.09))
        #expect(close(CTFontGetXHeight(font), 10.82))
        #expect(CTFontGetUnitsPerEm(font) == 2048)
        #expect(CTFontGetSize(font) == 20.48)
        #expect(CTFontGetGlyphCount(font) == 681)
    }

    @Test func theUnderlineLiesBelowTheBaseline() throws {
        let font = try TestFonts.sans()
        #expect(close(CTFontGetUnderlinePosition(font), -0.67))
        #expect(close(CTFontGetUnderlineThickness(font), 1.5))
    }

    @Test func theBoundingBoxIsThatOfTheHeader() throws {
        let box = CTFontGetBoundingBox(try TestFonts.sans())
        #expect(close(box.minX, -4.16) && close(box.minY, -6.21) && close(box.maxX, 21.51) && close(box.maxY, 18.64))
    }

    @Test(arguments: [("Sans-Regular", 0.0), ("Sans-BoldItalic", -12.0)])
    func theSlantIsTheAngleInDegrees(name: String, angle: Double) throws {
        #expect(CTFontGetSlantAngle(try TestFonts.font(name, 10)) == CGFloat(angle))
    }

    @Test(arguments: [CGFloat.nan, -1, 0, .infinity])
    func aSizeThatIsNotPositiveAndFiniteIs12Points(size: CGFloat) {
        #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, size, nil)) == 12)
    }

    @Test func anUnknownNameGivesAnotherFont() {
        let font = CTFontCreateWithName("No Such Font" as CFString, 17, nil)
        #expect(CTFontGetSize(font) == 17)
        #expect(CTFontGetGlyphCount(font) > 0)
    }

    @Test func theFontOfAPurposeHasItsUsualSize() throws {
        #expect(CTFontGetSize(try #require(CTFontCreateUIFontForLanguage(.system, 0, nil))) == 13)
        #expect(CTFontGetSize(try #require(CTFontCreateUIFontForLanguage(.smallSystem, 0, nil))) == 11)
        let bold = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 30, nil))
        #expect(CTFontGetSize(bold) == 30 && CTFontGetSymbolicTraits(bold).contains(.traitBold))
        #expect(CTFontCreateUIFontForLanguage(.none, 10, nil) == nil)
    }
}
