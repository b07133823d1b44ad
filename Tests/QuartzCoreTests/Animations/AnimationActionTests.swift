import CoreGraphics
import QuartzCore
import Testing

@MainActor struct AnimationActionTests {
    @Test func anAnimationRunsByAddingItselfToTheLayerUnderTheEvent() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.run(forKey: "opacity", object: layer, arguments: nil)
        #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    }

    @Test func onlyLayersTakeAnimations() {
        CAAnimation().run(forKey: "opacity", object: NSObject(), arguments: nil)
    }

    @Test func aDelegateMayLeaveOutBothMethods() {
        final class Silent: NSObject, CAAnimationDelegate {}
        let silent = Silent()
        silent.animationDidStart(CAAnimation())
        silent.animationDidStop(CAAnimation(), finished: true)
    }

    @Test func aDelegateIsHeardThroughItsProtocol() {
        final class Listener: NSObject, CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }
        let listener = Listener()
        let animation = CAAnimation()
        animation.delegate = listener
        animation.delegate?.animationDidStart(animation)
        animation.delegate?.animationDidStop(animation, finished: false)
        #expect(listener.heard == ["start", "stop false"])
    }
}
