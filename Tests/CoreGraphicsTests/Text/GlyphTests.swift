import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

@Suite struct GlyphTests {
    private func font() throws -> CGFont { try #require(CGFont("Helvetica" as CFString)) }

    private func pixels(_ mode: CGTextDrawingMode = .fill, _ change: (CGContext) -> Void = { _ in }) throws -> [(x: Int, y: Int)] {
        let context = CGContext(bitmap: Bitmap(width: 60, height: 60))
        let font = try font()
        context.setFont(font)
        context.setFontSize(40)
        context.setTextDrawingMode(mode)
        change(context)
        context.showGlyphs([font.getGlyphWithGlyphName(name: "L" as CFString)], at: [CGPoint(x: 10, y: 10)])
        let bitmap = context.bitmap
        return (0..<3600).filter { bitmap.pixels[$0] >> 24 > 100 }.map { ($0 % 60, $0 / 60) }
    }

    @Test func measuresAreInFontUnits() throws {
        let font = try font()
        #expect(font.unitsPerEm == 2048)
        #expect(font.ascent == 1854 && font.descent == -434 && font.capHeight == 1409 && font.xHeight == 1082)
        #expect(font.numberOfGlyphs > 500)
        #expect(font.postScriptName == "LiberationSans" as CFString)
    }

    @Test func glyphsHaveNamesAdvancesAndBoxes() throws {
        let font = try font()
        let glyph = font.getGlyphWithGlyphName(name: "L" as CFString)
        var advance: [Int32] = [0]
        var box = [CGRect.zero]
        #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
        #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
        #expect(advance == [1139])
        #expect(box == [CGRect(x: 168, y: 0, width: 903, height: 1409)])
        #expect(!font.getGlyphAdvances(glyphs: [65_535], count: 1, advances: &advance))
    }

    @Test func tablesNamesAndSlopesAreRead() throws {
        let font = try font()
        let tags = try #require(font.tableTags as? [NSNumber]).map(\.uint32Value)
        // `head` has 54 bytes, of which 12...15 are its magic number.
        let head = try #require(font.table(for: 0x6865_6164)) as NSData
        #expect(tags.contains(0x6865_6164) && tags.sorted() == tags && head.length == 54)
        #expect([UInt8](Data(referencing: head))[12..<16] == [0x5F, 0x0F, 0x3C, 0xF5])
        #expect(font.table(for: 0x6E6F_6E65) == nil)
        #expect(font.name(for: font.getGlyphWithGlyphName(name: "L" as CFString)).map { String(describing: $0) } == "L")
        #expect(font.name(for: kCGFontIndexInvalid) == nil && kCGFontIndexMax == 65_534)
        #expect(font.italicAngle == 0 && font.variationAxes == nil)
        #expect(try #require(CGFont("Helvetica-Oblique" as CFString)).italicAngle == -12)
    }

    @Test func aMissingFontIsNil() {
        #expect(CGFont("NoSuchFont" as CFString) == nil)
    }

    @Test func glyphsStandUprightOnTheirBaseline() throws {
        let pixels = try pixels()
        // The foot of the letter L is at the bottom: y points up, and the baseline is 10 above the lower edge.
        let feet = pixels.filter { $0.y == 49 }.count
        let heads = pixels.filter { $0.y == 24 }.count
        #expect(feet > 2 * heads && heads > 2)
        #expect(pixels.allSatisfy { $0.y < 50 })
    }

    @Test func theTextMatrixTransformsGlyphs() throws {
        let turned = try pixels { $0.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60) }
        #expect(turned.filter { $0.y == 10 }.count > 2 * turned.filter { $0.y == 34 }.count)
    }

    @Test func invisibleTextDrawsNothingAndOutlinesDrawEdges() throws {
        #expect(try pixels(.invisible).isEmpty)
        let filled = try pixels().count
        #expect(try pixels(.stroke) { $0.setLineWidth(1) }.count > 0)
        #expect(try pixels(.fillStroke) { $0.setLineWidth(2) }.count > filled)
    }

    @Test func textCanClip() throws {
        let clipped = try pixels(.clip) { _ in }
        #expect(clipped.isEmpty)
        let context = CGContext(bitmap: Bitmap(width: 60, height: 60))
        context.setFont(try font())
        context.setFontSize(40)
        context.setTextDrawingMode(.clip)
        context.showGlyphs([try font().getGlyphWithGlyphName(name: "L" as CFString)], at: [CGPoint(x: 10, y: 10)])
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(context.bitmap.pixels.count { $0 >> 24 > 100 } == (try pixels().count))
    }
}
