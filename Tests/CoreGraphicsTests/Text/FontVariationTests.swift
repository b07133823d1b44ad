import CoreGraphics
import Foundation
import TestFontFiles
import Testing

struct FontVariationTests {
    private static func font() throws -> CGFont {
        let provider = try #require(CGDataProvider(data: NSData(data: Data(VariableFont().bytes))))
        return try made(CGFont(provider))
    }

    private static func draw(_ font: CGFont, _ context: CGContext) {
        context.setFont(font)
        context.setFontSize(50)
        context.showGlyphs([1, 2, 1], at: [CGPoint(x: 0, y: 20), CGPoint(x: 25, y: 20), CGPoint(x: 70, y: 20)])
    }

    @Test func aCopyHasTheValuesOfTheNamedAxes() throws {
        let font = try Self.font()
        #expect(font.variations == ["Weight": 400, "Width": 100] as NSDictionary)
        let black = try #require(font.copy(withVariations: ["Weight": 900, "Height": 3] as NSDictionary))
        #expect(black.variations == ["Weight": 900, "Width": 100] as NSDictionary)
        let wide = try #require(black.copy(withVariations: ["Width": 200] as NSDictionary))
        #expect(wide.variations == ["Weight": 400, "Width": 200] as NSDictionary)
        #expect(black.copy(withVariations: nil) == font)
    }

    @Test func aCopyHasItsOwnAdvancesAndPicture() throws {
        let font = try Self.font()
        let black = try #require(font.copy(withVariations: ["Weight": 900] as NSDictionary))
        #expect(black != font)
        var (glyph, advance) = (CGGlyph(1), Int32(0))
        #expect(black.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance) && advance == 500)
        let pictures = [font, black, font].map { font in paper { Self.draw(font, $0) } }
        #expect(pictures[0] == pictures[2] && pictures[0] != pictures[1])
    }

    @Test func aPageShowsTheVariation() throws {
        let black = try #require(try Self.font().copy(withVariations: ["Weight": 900] as NSDictionary))
        try comparePage("variation") { Self.draw(black, $0) }
    }

    @Test func aFontThatIsNotVariableHasNoCopies() throws {
        let font = try #require(CGFont("Liberation Sans" as CFString))
        #expect(font.variations == nil && font.copy(withVariations: ["Weight": 900] as NSDictionary) == nil)
    }
}
