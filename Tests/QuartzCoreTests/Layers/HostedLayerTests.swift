import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// A layer that counts the calls of its layout and of its drawing.
private final class CountingLayer: CALayer {
    var layouts = 0
    var drawings = 0
    override func layoutSublayers() { layouts += 1 }
    override func draw(in ctx: CGContext) { drawings += 1 }
}

/// The answers of layers that a screen shows; `StandaloneLayerTests` has those of the same calls without a screen.
///
/// - Source: Measured on Apple's system with and without a render server, and documented for layers outside a layer tree.
@Suite @MainActor struct HostedLayerTests {
    private let layer = CountingLayer()
    private let stage: Stage<CALayer>
    private let listener = Listener()

    init() {
        layer.bounds.size = CGSize(width: 10, height: 10)
        stage = Stage(layer)
        CATransaction.flush()
    }

    @Test func aCommittedLayerHasAPresentation() { #expect(layer.presentation()?.model() === layer) }

    @Test func aChangeAnimatesByItself() {
        layer.opacity = 0.5
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func aHiddenLayerIsOrderedIn() {
        layer.actions = [kCAOnOrderIn: fade()]
        layer.isHidden = true
        CATransaction.flush()
        layer.removeAllAnimations()
        layer.isHidden = false
        #expect(layer.animationKeys()?.contains(kCAOnOrderIn) == true)
    }

    @Test func anAnimationStartsAndEnds() {
        layer.add(fade().tagged("a", for: listener), forKey: "k")
        stage.advance(to: 2)
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
        #expect(layer.animationKeys() == nil)
    }

    @Test func aCommitGivesAnAnimationItsBeginTime() throws {
        stage.time = 3
        layer.add(fade(), forKey: "k")
        CATransaction.flush()
        #expect(try #require(layer.animation(forKey: "k")).beginTime == 3)
    }

    @Test func theCompletionBlockWaitsForTheAnimation() {
        var isCompleted = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isCompleted = true }
        layer.add(fade(), forKey: "k")
        CATransaction.commit()
        CATransaction.flush()
        finishTurn()
        #expect(!isCompleted)
        stage.advance(to: 2)
        #expect(isCompleted)
    }

    @Test func aCommitLaysOutAndDisplays() {
        let before = (layer.layouts, layer.drawings)
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(layer.layouts == before.0 + 1 && layer.drawings == before.1 + 1)
        #expect(!layer.needsDisplay())
    }
}

/// The answers of layers that no screen shows; `HostedLayerTests` has those of the same calls with a screen.
@Suite @MainActor struct StandaloneLayerTests {
    private let layer = CountingLayer()
    private let root = CALayer()
    private let listener = Listener()

    init() {
        layer.bounds.size = CGSize(width: 10, height: 10)
        root.addSublayer(layer)
        CATransaction.flush()
    }

    @Test func thereIsNoPresentation() { #expect(layer.presentation() == nil && root.presentation() == nil) }

    @Test func aChangeDoesNotAnimate() {
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
    }

    @Test func aHiddenLayerIsNotOrderedIn() {
        layer.actions = [kCAOnOrderIn: fade()]
        layer.isHidden = true
        layer.isHidden = false
        #expect(layer.animationKeys() == nil)
    }

    @Test func anAnimationIsAttachedAndEndsUnfinishedAfterTheIteration() {
        layer.add(fade().tagged("a", for: listener), forKey: "k")
        CATransaction.flush()
        #expect(layer.animationKeys() == ["k"])
        finishTurn()
        #expect(listener.events == [.stop("a", finished: false)])
        #expect(layer.animationKeys() == nil)
    }

    @Test func anAnimationStaysWhenAScreenShowsItInTheSameIteration() {
        layer.add(fade().tagged("a", for: listener), forKey: "k")
        let stage = Stage()
        stage.layer.addSublayer(root)
        finishTurn()
        #expect(listener.events == [.start("a")])
        #expect(layer.animationKeys() == ["k"])
    }

    @Test func aDelegateMayStartTheNextAnimationOfAChain() {
        var count = 1
        listener.onStop = { [layer, listener] in
            count += 1
            if count <= 3 { layer.add(fade().tagged("\(count)", for: listener), forKey: "k") }
        }
        layer.add(fade().tagged("1", for: listener), forKey: "k")
        for _ in 0..<4 { finishTurn() }
        #expect(listener.events == ["1", "2", "3"].map { .stop($0, finished: false) })
    }

    @Test func anAnimationHasNoBeginTimeUntilAScreenShowsIt() throws {
        let stage = Stage()
        stage.advance(to: 5)
        layer.add(fade(), forKey: "k")
        CATransaction.flush()
        #expect(try #require(layer.animation(forKey: "k")).beginTime == 0)
        stage.layer.addSublayer(root)
        CATransaction.flush()
        #expect(try #require(layer.animation(forKey: "k")).beginTime == 5)
    }

    @Test func aCommitNeitherLaysOutNorDisplays() {
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        CATransaction.flush()
        #expect(layer.layouts == 0 && layer.drawings == 0)
        #expect(layer.needsLayout() && layer.needsDisplay())
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.layouts == 1 && layer.drawings == 1)
    }

    @Test func geometryAndHitTestsAreThoseOfTheModel() {
        layer.position = CGPoint(x: 20, y: 30)
        root.bounds.size = CGSize(width: 100, height: 100)
        #expect(root.hitTest(CGPoint(x: root.position.x - 50 + 21, y: root.position.y - 50 + 31)) === layer)
        #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 25))
    }
}
