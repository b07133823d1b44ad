import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct DisplayTests {
    private let drawing = DrawingDelegate()

    @Test func aDelegateDrawsOncePerRequest() {
        let stage = Stage()
        stage.layer.delegate = drawing
        stage.layer.bounds.size = CGSize(width: 4, height: 4)
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(drawing.calls == ["willDraw", "draw"])
        stage.layer.opacity = 0.5
        stage.layer.bounds.size = CGSize(width: 8, height: 8)
        CATransaction.flush()
        #expect(drawing.calls.count == 2)
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(drawing.calls.count == 4)
    }

    @Test(arguments: [false, true])
    func aChangedSizeRedrawsWhereTheLayerAsksForIt(asks: Bool) {
        let stage = Stage()
        stage.layer.delegate = drawing
        stage.layer.needsDisplayOnBoundsChange = asks
        stage.layer.bounds.size = CGSize(width: 4, height: 4)
        #expect(stage.layer.needsDisplay() == asks)
        CATransaction.flush()
        stage.layer.position.x = 9
        #expect(!stage.layer.needsDisplay())
        stage.layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(stage.layer.needsDisplay() == asks)
        CATransaction.flush()
        #expect(drawing.calls.count == (asks ? 4 : 0))
    }

    @Test func aLayerDoesNotDrawWithoutARequest() {
        let stage = Stage()
        stage.layer.delegate = drawing
        stage.layer.bounds.size = CGSize(width: 4, height: 4)
        CATransaction.flush()
        #expect(drawing.calls.isEmpty)
        #expect(stage.layer.contents == nil)
    }

    @Test func drawingFillsAPictureOfTheBoundsInPixels() throws {
        let layer = CALayer()
        layer.delegate = drawing
        layer.bounds.size = CGSize(width: 4, height: 3)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 8 && image.height == 6)
    }

    @Test func aDelegateThatProvidesContentsIsNotAskedToDraw() {
        let layer = CALayer()
        let provider = ProvidingDelegate()
        layer.delegate = provider
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.display()
        #expect(provider.calls == ["display"])
    }

    @Test func aDisplayRequestDuringDrawingIsKept() {
        let layer = CALayer()
        drawing.asksAgain = true
        layer.delegate = drawing
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.needsDisplay())
    }

    @Test func drawnContentsAppearWithoutAnimation() {
        let stage = Stage()
        stage.layer.delegate = drawing
        CATransaction.setDisableActions(true)
        stage.layer.bounds.size = CGSize(width: 4, height: 4)
        CATransaction.flush()
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(stage.layer.contents != nil)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func changingAKeyThatNeedsDisplayRequestsIt() {
        let layer = DialLayer()
        layer.opacity = 0.5
        #expect(!layer.needsDisplay())
        layer.cornerRadius = 0
        #expect(!layer.needsDisplay())
        layer.cornerRadius = 3
        #expect(layer.needsDisplay())
    }
}

/// A delegate that draws nothing and records its calls.
private final class DrawingDelegate: CALayerDelegate {
    private(set) var calls: [String] = []
    var asksAgain = false

    func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        if asksAgain { layer.setNeedsDisplay() }
    }
}

private final class ProvidingDelegate: CALayerDelegate {
    private(set) var calls: [String] = []

    func display(_ layer: CALayer) { calls.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
}

private final class DialLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" || super.needsDisplay(forKey: key) }
}
