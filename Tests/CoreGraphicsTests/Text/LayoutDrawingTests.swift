import CoreGraphics
import LaminaPrimitives
import LaminaText
import Testing

@Suite struct LayoutDrawingTests {
    private static func font(_ size: Double) throws -> Font {
        try Font(path: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf", size: size)
    }

    private static func context(_ width: Int, _ height: Int, scale: Double = 1) -> CGContext {
        CGContext(bitmap: Bitmap(width: width, height: height), userSpace: .scale(scale, scale))
    }

    @Test func aVerticalStemCoversItsPixels() throws {
        // At 20.48 points, 100 font units are one point. The stem of "l" spans x = 138...318 and reaches 1484 above the baseline.
        let layout = TextLayout(StyledText("l", TextStyle(try Self.font(20.48))))
        let context = Self.context(10, 30)
        context.draw(layout, at: CGPoint(x: 0, y: 0.46))
        let bitmap = context.bitmap
        #expect(bitmap[0, 15] == 0)
        #expect(bitmap[4, 15] == 0)
        let covered = [1, 2, 3].map { Double(bitmap[$0, 15] >> 24) / 255 }
        #expect(abs(covered.reduce(0, +) - 1.8) < 0.02)
        // The baseline is rounded to a whole row, so the stem's lower end is sharp.
        let last = (0..<30).last { bitmap[2, $0] != 0 } ?? 0
        #expect(bitmap[2, last] >> 24 == bitmap[2, 15] >> 24)
    }

    @Test func textIsDrawnInItsOwnColour() throws {
        var style = TextStyle(try Self.font(40))
        style.color = Color(red: 1, green: 0, blue: 0)
        let context = Self.context(40, 50)
        context.draw(TextLayout(StyledText("H", style)), at: .zero)
        #expect(context.bitmap.pixels.contains(0xFFFF_0000))
    }

    @Test func rotatedTextCoversAsMuchAsUprightText() throws {
        let layout = TextLayout(StyledText("Hamburg", TextStyle(try Self.font(20))))
        let upright = Self.context(120, 120)
        upright.draw(layout, at: CGPoint(x: 10, y: 10))
        let turned = Self.context(120, 120)
        turned.translateBy(x: 60, y: 60)
        turned.rotate(by: 0.7)
        turned.draw(layout, at: CGPoint(x: -layout.size.width / 2, y: -layout.size.height / 2))
        let areas = [upright, turned].map { $0.bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
        #expect(abs(areas[0] - areas[1]) < areas[0] * 0.01)
    }

    @Test func equalLettersAtEqualQuarterPixelsLookAlike() throws {
        var style = TextStyle(try Font(path: "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf", size: 20))
        // Liberation Mono advances 1229/2048 em; the tracking extends that to 12.25 pixels.
        style.tracking = 12.25 - 1229.0 / 2048 * 20
        let context = Self.context(120, 30)
        context.draw(TextLayout(StyledText("llllllll", style)), at: .zero)
        let columns = (0..<49).map { context.bitmap[$0, 12] }
        let repeated = (49..<98).map { context.bitmap[$0, 12] }
        #expect(columns == repeated)
        #expect(columns.contains { $0 != 0 })
    }

    @Test func emojiHaveTheirOwnColours() throws {
        let font = try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: 32)
        let context = Self.context(48, 48)
        context.draw(TextLayout(StyledText("\u{1F34E}", TextStyle(font))), at: .zero)
        let red = context.bitmap.pixels.count { $0 >> 24 > 200 && ($0 >> 16 & 0xFF) > 150 && ($0 & 0xFF) < 110 }
        #expect(red > 200)
    }
}
