import LaminaPrimitives
import LaminaText
import Testing

@Suite struct OutlineTests {
    private func outline(_ character: Unicode.Scalar, _ font: Font) throws -> Path {
        font.face.outline(of: try #require(font.face.glyph(for: character)))
    }

    @Test(arguments: ["H", "x", "O", "g"] as [Unicode.Scalar])
    func outlinesLieInTheFontsBoxAndAreClosed(letter: Unicode.Scalar) throws {
        for font in [try Fonts.sans(), try Fonts.inter(), try Fonts.dejaVu()] {
            let path = try outline(letter, font)
            let (bounds, box) = (try #require(path.bounds), font.face.bounds)
            #expect(bounds.minX >= box.minX && bounds.maxX <= box.maxX && bounds.minY >= box.minY && bounds.maxY <= box.maxY)
            #expect(path.subpaths.allSatisfy { $0.isClosed })
        }
    }

    @Test func capitalsReachFromTheBaselineToTheCapHeight() throws {
        // DejaVu Sans is left out: its file does not state a cap height.
        for font in [try Fonts.sans(), try Fonts.inter()] {
            let bounds = try #require(try outline("H", font).bounds)
            #expect(abs(bounds.minY) <= 1)
            #expect(abs(bounds.maxY - font.face.metrics.capHeight * font.face.unitsPerEm) <= 2)
            let descender = try #require(try outline("g", font).bounds)
            #expect(descender.minY < 0)
        }
    }

    @Test func aRingHasTwoContoursAndAHole() throws {
        for font in [try Fonts.sans(), try Fonts.inter()] {
            let path = try outline("O", font)
            let bounds = try #require(path.bounds)
            #expect(path.subpaths.count == 2)
            #expect(!path.contains(bounds.center, rule: .nonZero))
            #expect(path.contains(Point(bounds.minX + bounds.width * 0.04, bounds.midY), rule: .nonZero))
        }
    }

    @Test func spacesAndNumbersWithoutAGlyphHaveNoOutline() throws {
        let font = try Fonts.sans()
        #expect(try outline(" ", font).isEmpty)
        #expect(font.face.outline(of: GlyphID(font.face.glyphCount)).isEmpty)
        #expect(font.face.outline(of: .max).isEmpty)
        #expect(FontFace.empty.outline(of: 0).isEmpty)
        #expect(FontFace.empty.glyph(for: "a") == nil)
    }

    @Test func glyphsAreFoundByNameAndByCharacter() throws {
        let face = try Fonts.sans().face
        #expect(face.glyph(named: "A") == face.glyph(for: "A"))
        #expect(face.glyph(named: "no such glyph") == nil)
        #expect(face.glyph(for: "\u{4E00}") == nil)
    }

    @Test func aMonospacedFaceHasOneAdvance() throws {
        let face = try Fonts.mono().face
        let advances = "iW.m0".unicodeScalars.compactMap(face.glyph(for:)).map(face.advance(of:))
        #expect(advances.count == 5)
        // The font's advance is 1229 of 2048 units.
        #expect(advances.allSatisfy { $0 == 1229.0 / 2048 })
    }

    @Test func emojiHaveBitmapsAndLettersDoNot() throws {
        let emoji = try Fonts.emoji().face
        let smile = try #require(emoji.glyph(for: "😀"))
        let picture = try #require(emoji.picture(of: smile))
        #expect(picture.picture.width > 100 && picture.picture.height > 100)
        #expect(!picture.picture.isOpaque)
        #expect(picture.picture.bitmap.pixels.contains { $0 >> 24 == 255 })
        // The pixels are premultiplied: no channel exceeds its alpha.
        #expect(picture.picture.bitmap.pixels.allSatisfy { pixel in [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 } })
        #expect(abs(picture.frame.width / picture.frame.height - Double(picture.picture.width) / Double(picture.picture.height)) < 1e-9)
        let sans = try Fonts.sans().face
        let letter = try #require(sans.glyph(for: "a"))
        #expect(sans.picture(of: letter) == nil)
    }
}
