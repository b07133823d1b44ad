import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@MainActor struct AnimationActionTests {
    @Test func anAnimationRunsByAddingItselfToTheLayerUnderTheEvent() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.run(forKey: "opacity", object: layer, arguments: nil)
        #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    }

    @Test func anAnimationWithoutDelegateMethodsEndsNormally() {
        final class Silent: NSObject, CAAnimationDelegate {}
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = Silent()
        stage.layer.add(animation, forKey: "opacity")
        stage.advance(to: 0.5)
        #expect(stage.layer.animationKeys() == ["opacity"])
        stage.advance(to: 1.5)
        #expect(stage.layer.animationKeys() == nil)
    }
}
