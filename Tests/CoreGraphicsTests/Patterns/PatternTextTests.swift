import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

@Suite struct PatternTextTests {
    private static func stripes() throws -> CGColor {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(.pureRed)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
                context.setFillColor(.pureBlue)
                context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
            }, releaseInfo: nil)
        let pattern = try made(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .constantSpacing,
                isColored: true, callbacks: &callbacks))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        return try made(CGColor(patternSpace: space, pattern: pattern, components: [1]))
    }

    /// Fills the letter I, whose stem is wider than a pixel, at a size of 40.
    private static func letter(_ color: CGColor) throws -> Bitmap {
        let font = try #require(CGFont("LiberationSans-Bold" as CFString))
        return drawn(30, 40) { context in
            context.setFont(font)
            context.setFontSize(40)
            context.setFillColor(color)
            context.showGlyphs([font.getGlyphWithGlyphName(name: "I" as CFString)], at: [CGPoint(x: 5, y: 5)])
        }
    }

    @Test func glyphsAreFilledWithAPattern() throws {
        let striped = try Self.letter(Self.stripes())
        let plain = try Self.letter(.black)
        #expect(plain.paintedCount > 100)
        for y in 0..<40 {
            // Rows count from the top and the pattern's origin is at the bottom.
            let stripe = (39 - y) % 4 < 2 ? red : blue
            for x in 0..<30 where plain[x, y] == black { #expect(striped[x, y] == stripe, "\(x), \(y)") }
            for x in 0..<30 { #expect(striped[x, y] >> 24 == plain[x, y] >> 24) }
        }
    }
}
