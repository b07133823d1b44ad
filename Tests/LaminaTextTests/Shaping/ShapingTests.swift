import LaminaPrimitives
import LaminaText
import Testing

@Suite struct ShapingTests {
    private func width(_ text: String, _ font: Font, _ change: (inout TextStyle) -> Void = { _ in }) -> Double {
        var style = TextStyle(font)
        change(&style)
        return TextLayout(StyledText(text, style)).lines[0].width
    }

    private func glyphs(_ text: String, _ font: Font) -> [GlyphID] {
        TextLayout(StyledText(text, TextStyle(font))).lines[0].runs.flatMap { $0.glyphs.map(\.glyph) }
    }

    @Test func pairsAreKerned() throws {
        let font = try Fonts.sans(100)
        let apart = width("A", font) + width("V", font)
        // Liberation Sans kerns this pair by 152 of 2048 units.
        #expect(abs(width("AV", font) - (apart - 152 / 20.48)) < 0.01)
    }

    @Test func trackingIsAddedOncePerCluster() throws {
        let font = try Fonts.sans(100)
        let plain = width("ne\u{301}", font)
        #expect(abs(width("ne\u{301}", font) { $0.tracking = 5 } - plain - 10) < 1e-6)
    }

    @Test func ligaturesCanBeSwitchedOffAndNeedLettersWithoutTracking() throws {
        let font = try Fonts.dejaVu()
        func count(_ change: (inout TextStyle) -> Void) -> Int {
            var style = TextStyle(font)
            change(&style)
            return TextLayout(StyledText("fi", style)).lines[0].runs[0].glyphs.count
        }
        #expect(count { _ in } == 1)
        #expect(count { $0.hasLigatures = false } == 2)
        #expect(count { $0.tracking = 1 } == 2)
    }

    @Test func aLigatureHasACaretBetweenItsLetters() throws {
        let layout = TextLayout("fi", try Fonts.dejaVu(100))
        let width = layout.lines[0].width
        #expect([0, 1, 2].map { layout.caret(at: $0).x } == [0, width / 2, width])
    }

    @Test func interDoesNotReplaceHyphensByArrows() throws {
        let font = try Font.system(size: 17)
        #expect(glyphs("->", font) == glyphs("-", font) + glyphs(">", font))
    }

    @Test func arabicLettersJoin() throws {
        let font = try Fonts.dejaVu(40)
        // The letter beh has different glyphs alone and before another beh.
        #expect(glyphs("\u{628}\u{628}", font) != glyphs("\u{628}", font) + glyphs("\u{628}", font))
    }

    @Test func missingCharactersUseFallbackFontsClusterByCluster() throws {
        let layout = TextLayout("a😀b", try Fonts.sans())
        #expect(layout.lines[0].runs.map(\.font.face.hasPictures) == [false, true, false])
        #expect(layout.lines[0].cells.map(\.range) == [0..<1, 1..<3, 3..<4])
        #expect(layout.lines[0].cells.allSatisfy { $0.maxX > $0.minX })
    }

    @Test func aFallbackFaceDoesNotHaveTheFeaturesOfTheFontThatItReplaces() throws {
        // Without these features DejaVu Sans, the fallback for Arabic, draws both letters unjoined.
        let unjoined = [FontFeature("init", isOn: false), FontFeature("fina", isOn: false)]
        var (sans, dejaVu) = (try Fonts.sans(40), try Fonts.dejaVu(40))
        let joined = glyphs("\u{628}\u{628}", dejaVu)
        sans.features = unjoined
        dejaVu.features = unjoined
        #expect(glyphs("\u{628}\u{628}", dejaVu) != joined)
        #expect(glyphs("\u{628}\u{628}", sans) == joined)
    }

    @Test(arguments: ["👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️"])
    func anEmojiOfManyCharactersIsOneGlyph(emoji: String) throws {
        let run = try #require(TextLayout(emoji, try Fonts.sans()).lines[0].runs.first)
        #expect(run.font.face.hasPictures)
        #expect(run.glyphs.count == 1)
    }

    @Test func aHeartWithTextPresentationStaysText() throws {
        #expect(TextLayout("❤\u{FE0E}", try Fonts.sans()).lines[0].runs[0].font.face.hasPictures == false)
    }

    @Test func anEmojiIsALittleWiderThanItsSize() throws {
        // Noto's emoji are 2550 of 2048 units wide.
        #expect(abs(width("😀", try Fonts.sans(20)) - 20 * 2550.0 / 2048) < 0.01)
    }

    @Test func aCharacterThatNoFontHasStaysInTheTextsFont() throws {
        let layout = TextLayout("a\u{378}", try Fonts.sans())
        #expect(layout.lines[0].runs.allSatisfy { $0.font.face.postScriptName == "LiberationSans" })
    }
}
