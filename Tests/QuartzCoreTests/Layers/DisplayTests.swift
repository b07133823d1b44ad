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

    @Test func redrawnContentsAskForTheActionAndCrossFade() throws {
        let layer = TwoToneLayer()
        let stage = Stage(layer)
        layer.bounds.size = CGSize(width: 4, height: 4)
        CATransaction.flush()
        layer.setNeedsDisplay()
        CATransaction.flush()
        layer.removeAllAnimations()
        layer.setNeedsDisplay()
        CATransaction.flush()
        let fade = try #require(layer.animation(forKey: "contents") as? CABasicAnimation)
        #expect(fade.duration == 0.25)
        #expect(fade.fromValue is CGImage)
        layer.actions = ["contents": NSNull()]
        layer.removeAllAnimations()
        layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(layer.animationKeys() == nil)
        #expect(stage.layer === layer)
    }

    @Test func aNewSizeCrossFadesWhereTheLayerIsRedrawnForIt() {
        let layer = TwoToneLayer()
        let stage = Stage(layer)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size = CGSize(width: 4, height: 4)
        CATransaction.flush()
        layer.removeAllAnimations()
        layer.bounds.size = CGSize(width: 8, height: 8)
        CATransaction.flush()
        #expect(layer.animationKeys() == ["bounds", "contents"])
        #expect(stage.layer === layer)
    }

    @Test func aTextLayersNewStringCrossFades() {
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 40, height: 20)
        layer.string = "one"
        let stage = Stage(layer)
        CATransaction.flush()
        #expect(layer.animationKeys() == nil)
        layer.string = "two"
        CATransaction.flush()
        #expect(layer.animationKeys() == ["contents"])
        #expect(stage.layer === layer)
    }

    @Test func contentsRedrawnForEveryFrameOfAnAnimationDoNotFade() {
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 40, height: 20)
        layer.string = "one"
        let stage = Stage(layer)
        CATransaction.flush()
        layer.fontSize = 12
        CATransaction.flush()
        #expect(layer.animationKeys() == ["fontSize"])
        #expect(stage.layer === layer)
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

    @Test func drawnContentsAppearWithoutAnimationWhereActionsAreDisabled() {
        let stage = Stage()
        stage.layer.delegate = drawing
        CATransaction.setDisableActions(true)
        stage.layer.bounds.size = CGSize(width: 4, height: 4)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
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

/// A layer that draws itself in another colour each time.
private final class TwoToneLayer: CALayer {
    private var draws = 0

    override func draw(in ctx: CGContext) {
        draws += 1
        ctx.setFillColor(gray: draws % 2 == 0 ? 0 : 1, alpha: 1)
        ctx.fill(bounds)
    }
}
