import QuartzCore
import Testing
import UIKit

/// Surprises about layers from the articles on FlipClock, WakeUp and MailMove.
@Suite(.serialized) @MainActor
struct LayerGotchaTests {
    private let stage = AnimationStage()

    @Test func aLayerDelegateDrawsOncePerDisplayRequest() {
        let layer = CALayer()
        let drawer = Drawer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = drawer
        stage.view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        stage.advance(to: 0)
        layer.opacity = 0.5
        stage.advance(to: 1)
        #expect(drawer.count == 1)
        layer.setNeedsDisplay()
        stage.advance(to: 2)
        #expect(drawer.count == 2)
    }

    @Test func actionsThatAreDisabledLeaveNoImplicitAnimation() {
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.advance(to: 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        layer.isHidden = true
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func onlyPlainLayersAnimateImplicitly() {
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.advance(to: 0)
        stage.view.layer.position = CGPoint(x: 200, y: 200)
        layer.position = CGPoint(x: 200, y: 200)
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(layer.animationKeys() == ["position"])
    }

    @Test func customKeysOfAnAnimationAreKeptInTheDelegatesCopy() {
        let listener = TagListener()
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 10
        move.duration = 1
        move.delegate = listener
        move.setValue(42, forKey: "tile")
        stage.view.layer.add(move, forKey: "move")
        move.setValue(7, forKey: "tile")
        stage.advance(to: 0)
        stage.advance(to: 1)
        #expect(listener.tags == [42])
    }

    @Test func beginTimesChainDelays() {
        let layer = stage.view.layer
        let start = layer.convertTime(50, from: nil)
        for (key, delay, from, to) in [("there", 0.0, 0.0, 10.0), ("back", 1.0, 10.0, 0.0)] {
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue) = (from, to)
            (move.beginTime, move.duration) = (start + delay, 1)
            layer.add(move, forKey: key)
        }
        #expect(areClose(stage.seen("position.x", at: [0.5, 1.5]), [5, 5]))
        #expect(areClose(stage.seen("position.x", at: [1.75]), [2.5]))
    }

    @Test func anExplicitPathAnimationIsShownWhileThePositionChangesImmediately() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path
        flight.duration = 1
        stage.view.layer.add(flight, forKey: "animateIcon")
        stage.view.layer.position = CGPoint(x: 100, y: 0)
        #expect(stage.view.layer.animationKeys() == ["animateIcon"])
        #expect(areClose(stage.seen("position.x", at: [0.5, 1.1]), [50, 100]))
    }
}

private final class Drawer: NSObject, CALayerDelegate {
    private(set) var count = 0
    func draw(_ layer: CALayer, in ctx: CGContext) { count += 1 }
}

private final class TagListener: NSObject, CAAnimationDelegate {
    private(set) var tags: [Int] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if let tag = anim.value(forKey: "tile") as? Int { tags.append(tag) } }
}
