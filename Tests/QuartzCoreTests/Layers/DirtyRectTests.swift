import CoreGraphics
import LaminaPrimitives
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct DirtyRectTests {
    private let layer = PaintedLayer()

    init() {
        layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
    }

    @Test func onlyTheDirtyRectangleIsDrawn() throws {
        layer.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.setNeedsDisplay(CGRect(x: 2, y: 0, width: 2, height: 3))
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(layer.clips.last == CGRect(x: 2, y: 0, width: 2, height: 3))
        #expect(try pixel(2, 2) == 0xFF00_FF00)
        #expect(try pixel(1, 2) == 0xFFFF_0000)
        #expect(try pixel(2, 3) == 0xFFFF_0000)
    }

    @Test func theDirtyRectangleIsClearedBeforeDrawing() throws {
        layer.color = nil
        layer.setNeedsDisplay(CGRect(x: 2, y: 2, width: 1, height: 1))
        layer.displayIfNeeded()
        #expect(try pixel(2, 2) == 0)
        #expect(try pixel(3, 2) == 0xFFFF_0000)
    }

    @Test func severalDirtyRectanglesAreDrawnAsTheirUnion() {
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.setNeedsDisplay(CGRect(x: 3, y: 4, width: 2, height: 1))
        layer.displayIfNeeded()
        #expect(layer.clips.last == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func setNeedsDisplayIncludesEveryDirtyRectangle() {
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.setNeedsDisplay()
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        #expect(layer.clips.last == layer.bounds)
    }

    @Test func contentsWithAChangedSizeOrOriginAreRedrawnCompletely() {
        layer.bounds.size.width = 9
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        #expect(layer.clips.last == layer.bounds)
        layer.contents = layer.contents
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        #expect(layer.clips.last == layer.bounds)
    }

    @Test(arguments: [CGRect.zero, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)])
    func anEmptyDirtyRectangleRequestsNothing(rect: CGRect) {
        layer.setNeedsDisplay(rect)
        #expect(!layer.needsDisplay())
    }

    @Test(arguments: [CGRect.infinite, CGRect(x: -5, y: -5, width: 100, height: 100), CGRect(x: 8, y: 8, width: -8, height: -8)])
    func aDirtyRectangleIsClippedToTheBounds(rect: CGRect) {
        layer.setNeedsDisplay(rect)
        layer.displayIfNeeded()
        #expect(layer.clips.last == layer.bounds)
        #expect(layer.clips.count == 2)
    }

    private func pixel(_ x: Int, _ y: Int) throws -> Pixel {
        let image = try #require(layer.contents as? CGImage)
        return image.picture.bitmap.pixels[y * 8 + x]
    }
}

private final class PaintedLayer: CALayer {
    var color: CGColor? = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private(set) var clips: [CGRect] = []

    override func draw(in ctx: CGContext) {
        clips.append(ctx.boundingBoxOfClipPath)
        guard let color else { return }
        ctx.setFillColor(color)
        ctx.fill(bounds)
    }
}
