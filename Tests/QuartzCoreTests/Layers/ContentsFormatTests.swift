import CoreGraphics
import LaminaPrimitives
import QuartzCore
import TestSupport
import Testing

/// The pixel formats of contents that layers draw.
@Suite @MainActor struct ContentsFormatTests {
    /// A layer that draws with a closure, and notes its context.
    private final class Drawing: CALayer {
        var drawing: (CGContext) -> Void = { _ in }
        var bits = 0
        var alpha = CGImageAlphaInfo.none
        var model: CGColorSpaceModel?

        override func draw(in ctx: CGContext) {
            (bits, alpha, model) = (ctx.bitsPerComponent, ctx.alphaInfo, ctx.colorSpace?.model)
            drawing(ctx)
        }
    }

    private func layer(_ format: CALayerContentsFormat, isOpaque: Bool = false, _ drawing: @escaping (CGContext) -> Void) -> Drawing {
        let layer = Drawing()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        layer.contentsFormat = format
        layer.isOpaque = isOpaque
        layer.drawing = drawing
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        return layer
    }

    private func pixels(_ layer: CALayer) throws -> [Pixel] { try #require(layer.contents as? CGImage).picture.bitmap.pixels }

    private let area = CGRect(x: 0, y: 0, width: 4, height: 2)

    @Test func theContextHasTheFormat() throws {
        let names: [(CALayerContentsFormat, Bool, Int, CGImageAlphaInfo, CGColorSpaceModel)] = [
            (.RGBA8Uint, false, 8, .premultipliedFirst, .rgb), (.RGBA8Uint, true, 8, .noneSkipFirst, .rgb),
            (.RGBA16Float, false, 16, .premultipliedLast, .rgb), (.RGBA16Float, true, 16, .noneSkipLast, .rgb),
            (.gray8Uint, false, 8, .premultipliedLast, .monochrome), (.gray8Uint, true, 8, .none, .monochrome),
        ]
        for (format, isOpaque, bits, alpha, model) in names {
            let layer = layer(format, isOpaque: isOpaque) { _ in }
            #expect(layer.bits == bits && layer.alpha == alpha && layer.model == model, "\(format) \(isOpaque)")
            #expect(try pixels(layer) == Array(repeating: isOpaque ? 0xFF00_0000 : 0, count: 8))
        }
    }

    @Test func grayDropsTheHueAndKeepsAlpha() throws {
        let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = try pixels(
            layer(.gray8Uint) {
                $0.setFillColor(color)
                $0.fill(area)
            })
        let (alpha, red, green, blue) = (picture[0] >> 24, picture[0] >> 16 & 255, picture[0] >> 8 & 255, picture[0] & 255)
        #expect(alpha == 128 && red == green && green == blue && (20...100).contains(red))
    }

    @Test func aDeepContextKeepsColoursBeyondWhiteUntilTheyAreShown() throws {
        func shown(_ format: CALayerContentsFormat) throws -> Pixel {
            try pixels(
                layer(format) {
                    let space = CGColorSpace(name: CGColorSpace.extendedSRGB) ?? CGColorSpaceCreateDeviceRGB()
                    if let bright = CGColor(colorSpace: space, components: [2, 2, 2, 1]) { $0.setFillColor(bright) }
                    $0.fill(area)
                    // Half of a colour twice as bright as white is white; half of clamped white is gray.
                    $0.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5))
                    $0.fill(area)
                })[0]
        }
        #expect(try shown(.RGBA16Float) == 0xFFFF_FFFF)
        #expect((126...129).contains(try shown(.RGBA8Uint) & 255))
    }

    @Test func onlyTheDirtyPartIsDrawnAnew() throws {
        for format in [CALayerContentsFormat.RGBA16Float, .gray8Uint] {
            let layer = layer(format) {
                $0.setFillColor(CGColor(gray: 1, alpha: 1))
                $0.fill(area)
            }
            layer.drawing = {
                $0.setFillColor(CGColor(gray: 0, alpha: 1))
                $0.fill(area)
            }
            layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 2))
            layer.displayIfNeeded()
            #expect(try pixels(layer) == [0xFF00_0000, .max, .max, .max, 0xFF00_0000, .max, .max, .max], "\(format)")
        }
    }
}
