import Testing
import UIKit

@MainActor
struct ViewAnimationTests {
    @Test func aViewsLayerDoesNotAnimateImplicitly() {
        let stage = Stage(makeView(0, 0, 100, 100))
        stage.view.alpha = 0.5
        stage.view.layer.position = CGPoint(x: 1, y: 1)
        stage.view.backgroundColor = .blue
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func aPlainSublayerOfAViewAnimatesImplicitly() throws {
        let view = makeView(0, 0, 100, 100)
        let sublayer = CALayer()
        view.layer.addSublayer(sublayer)
        let stage = Stage(view)
        sublayer.opacity = 0
        let animation = try #require(sublayer.animation(forKey: "opacity"))
        #expect(animation.duration == 0.25)
        #expect(stage.screen.host.tree != nil)
    }

    @Test func uncommittedViewsDoNotAnimate() {
        let sublayer = CALayer()
        UIView().layer.addSublayer(sublayer)
        sublayer.opacity = 0
        #expect(sublayer.animationKeys() == nil)
    }
}
