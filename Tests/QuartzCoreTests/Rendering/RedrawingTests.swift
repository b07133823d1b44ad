import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct RedrawingTests {
    private let stage = Stage(RingLayer())

    init() {
        CATransaction.setDisableActions(true)
        stage.layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
    }

    @Test func anAnimatedCustomKeyIsRedrawnInEveryFrame() {
        stage.layer.add(animation("angle", from: 0, to: 360), forKey: "angle")
        for step in 0...4 { stage.advance(to: Double(step) / 4) }
        #expect(stage.layer.journal.angles == [0, 0, 90, 180, 270, 0])
        stage.advance(to: 2)
        #expect(stage.layer.journal.angles.count == 6)
    }

    @Test func aNewLayerIsDrawnWithTheAnimationsFirstValue() {
        let ring = RingLayer()
        ring.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        ring.angle = 360
        ring.add(animation("angle", from: 90, to: 360), forKey: nil)
        stage.root.addSublayer(ring)
        CATransaction.flush()
        #expect(ring.journal.angles == [90])
    }

    @Test func anAnimatedPictureEqualsThePictureOfTheSameModelValue() throws {
        stage.layer.add(animation("angle", from: 0, to: 360), forKey: "angle")
        stage.advance(to: 0.25)
        let seen = try shownPicture(at: 0.25)
        stage.layer.removeAllAnimations()
        stage.layer.angle = 90
        stage.advance(to: 0.25)
        stage.layer.removeAllAnimations()
        stage.advance(to: 0.25)
        #expect(try seen == shownPicture(at: 0.25))
        stage.layer.angle = 91
        stage.advance(to: 0.25)
        // Without the cross-fade.
        stage.layer.removeAllAnimations()
        stage.advance(to: 0.25)
        #expect(try seen != shownPicture(at: 0.25))
    }

    @Test func removingAnAnimationRestoresTheModelsPicture() {
        stage.layer.angle = 45
        stage.layer.add(animation("angle", from: 0, to: 360), forKey: "angle")
        stage.advance(to: 0.5)
        stage.layer.removeAnimation(forKey: "angle")
        CATransaction.flush()
        #expect(stage.layer.journal.angles.last == 45)
    }

    @Test func anAnimationThatIsNotRemovedShowsItsLastValue() {
        let staying = animation("angle", from: 0, to: 360)
        staying.isRemovedOnCompletion = false
        staying.fillMode = .forwards
        stage.layer.add(staying, forKey: "angle")
        stage.advance(to: 0.5)
        stage.advance(to: 1.5)
        #expect(stage.layer.journal.angles.last == 360)
        let count = stage.layer.journal.angles.count
        stage.advance(to: 2)
        #expect(stage.layer.journal.angles.count == count)
    }

    @Test func aPausedLayerIsNotRedrawn() {
        stage.layer.add(animation("angle", from: 0, to: 360), forKey: "angle")
        stage.advance(to: 0.25)
        stage.layer.timeOffset = 0.25
        stage.layer.speed = 0
        stage.advance(to: 0.25)
        let count = stage.layer.journal.angles.count
        stage.advance(to: 0.75)
        #expect(stage.layer.journal.angles.count == count)
        #expect(stage.layer.journal.angles.last == 90)
    }

    @Test func customKeysInsideAGroupAreDrawn() {
        let group = CAAnimationGroup()
        group.animations = [animation("opacity", from: 0, to: 1), animation("angle", from: 0, to: 100)]
        group.duration = 1
        stage.layer.add(group, forKey: nil)
        stage.advance(to: 0.5)
        #expect(stage.layer.journal.angles.last == 50)
    }

    @Test func anAnimationOfAnotherKeyRedrawsNothing() {
        let count = stage.layer.journal.angles.count
        stage.layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
        stage.advance(to: 0.5)
        #expect(stage.layer.journal.angles.count == count)
    }

    @Test func displayReadsAnimatedValuesFromThePresentation() {
        let stage = Stage(DisplayingLayer())
        stage.layer.add(animation("angle", from: 10, to: 20), forKey: nil)
        stage.advance(to: 0)
        stage.advance(to: 0.5)
        #expect(stage.layer.seen == [10, 15])
    }

    @Test func theDelegateDrawsThePresentationCopy() {
        final class Drawer: CALayerDelegate {
            var angles: [CGFloat] = []
            func draw(_ layer: CALayer, in ctx: CGContext) {
                if let angle = layer.value(forKey: "angle") as? CGFloat { angles.append(angle) }
            }
        }
        final class Dial: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
        }
        let (drawer, stage) = (Drawer(), Stage(Dial()))
        CATransaction.setDisableActions(true)
        stage.layer.delegate = drawer
        stage.layer.bounds.size = CGSize(width: 8, height: 8)
        stage.layer.add(animation("angle", from: 0, to: 8), forKey: nil)
        stage.advance(to: 0.5)
        #expect(drawer.angles == [0, 4])
    }

    private func shownPicture(at time: Double) throws -> Bitmap {
        let tree = try #require(stage.host.tree)
        var bitmap = Bitmap(width: 64, height: 64)
        Renderer().draw(tree, at: time, in: Viewport(width: 64, height: 64), into: &bitmap)
        return bitmap
    }
}

/// A layer that updates its contents in `display()`, where its presentation has the animated value.
private final class DisplayingLayer: CALayer {
    private(set) var seen: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }

    override func display() {
        if let angle = presentation()?.value(forKey: "angle") as? CGFloat { seen.append(angle) }
    }
}
