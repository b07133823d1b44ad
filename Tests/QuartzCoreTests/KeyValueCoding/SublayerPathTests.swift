import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct SublayerPathTests {
    private let stage = Stage()
    private let hand = CALayer()

    init() {
        CATransaction.setDisableActions(true)
        hand.name = "hand"
        stage.layer.addSublayer(CALayer())
        stage.layer.addSublayer(hand)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
    }

    @Test func aKeyPathReadsASublayersValue() {
        stage.layer.setValue(5, forKeyPath: "sublayers.hand.position.y")
        #expect(hand.position == CGPoint(x: 0, y: 5))
        #expect(stage.layer.value(forKeyPath: "sublayers.hand.position.y") as? CGFloat == 5)
        #expect(stage.layer.value(forKeyPath: "sublayers.hand") as? CALayer === hand)
        #expect(stage.layer.value(forKeyPath: "sublayers.nobody.opacity") == nil)
    }

    @Test func anAnimationOfASublayerPathMovesTheSublayer() {
        stage.layer.add(animation("sublayers.hand.position.y", from: 0, to: 10), forKey: "wave")
        CATransaction.flush()
        stage.time = 0.5
        #expect(hand.presentation()?.position.y == 5)
        stage.advance(to: 1)
        #expect(hand.presentation()?.position.y == 0)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func aRemovedAnimationNoLongerAffectsTheSublayer() {
        stage.layer.add(animation("sublayers.hand.opacity", from: 0, to: 0), forKey: "fade")
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 0)
        stage.layer.removeAnimation(forKey: "fade")
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 1)
    }

    @Test func theSublayerIsFoundByItsCurrentName() {
        stage.layer.add(animation("sublayers.foot.opacity", from: 0, to: 0), forKey: "fade")
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 1)
        hand.name = "foot"
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 0)
        hand.removeFromSuperlayer()
        stage.root.addSublayer(hand)
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 1)
    }

    @Test func aReaddedSublayerIsAnimatedAgain() {
        stage.layer.add(animation("sublayers.hand.opacity", from: 0, to: 0), forKey: "fade")
        CATransaction.flush()
        hand.removeFromSuperlayer()
        stage.layer.addSublayer(hand)
        CATransaction.flush()
        #expect(hand.presentation()?.opacity == 0)
    }

    @Test func aKeyPathReachesSublayersOfSublayers() {
        let finger = CALayer()
        finger.name = "finger"
        hand.addSublayer(finger)
        CATransaction.flush()
        stage.layer.add(animation("sublayers.hand.sublayers.finger.zPosition", from: 0, to: 8), forKey: nil)
        CATransaction.flush()
        stage.time = 0.25
        #expect(finger.presentation()?.zPosition == 2)
    }

    @Test func aSublayerAnimationUsesTheTimeOfItsOwnLayer() {
        hand.speed = 2
        hand.timeOffset = 3
        stage.layer.add(animation("sublayers.hand.position.y", from: 0, to: 10), forKey: nil)
        hand.add(animation("position.x", from: 0, to: 10), forKey: nil)
        CATransaction.flush()
        stage.time = 0.25
        #expect(hand.presentation()?.position == CGPoint(x: 5, y: 2.5))
    }

    @Test func aCustomKeyOfASublayerIsDrawn() {
        let ring = RingLayer()
        ring.name = "ring"
        ring.bounds.size = CGSize(width: 8, height: 8)
        stage.layer.addSublayer(ring)
        stage.layer.add(animation("sublayers.ring.angle", from: 0, to: 100), forKey: nil)
        stage.advance(to: 0)
        stage.advance(to: 0.5)
        #expect(ring.journal.angles == [0, 50])
        stage.advance(to: 1)
        #expect(ring.journal.angles.last == 0)
    }
}
