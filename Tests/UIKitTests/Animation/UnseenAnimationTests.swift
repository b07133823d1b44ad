import Testing
import UIKit

@Suite(.serialized) @MainActor
struct UnseenAnimationTests {
    @Test func animationsOfViewDidLoadBeginWhenTheViewIsShown() {
        final class Fading: UIViewController {
            var ends: [Bool] = []

            override func viewDidLoad() {
                view.alpha = 0
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    self.view.alpha = 1
                } completion: { finished in
                    self.ends.append(finished)
                }
            }
        }
        let controller = Fading()
        let stage = AnimationStage(controller.view)
        #expect(areClose(stage.seen("opacity", at: [0, 0.25, 0.5, 1]), [0, 0.25, 0.5, 1]))
        stage.advance(to: 1.1)
        #expect(controller.ends == [true])
        #expect(controller.view.layer.animationKeys() == nil)
    }

    @Test func aViewNotShownInTheSameRunLoopIterationIsNotAnimated() {
        let (stage, view) = (AnimationStage(), UIView())
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { finished in
            ends.append(finished)
        }
        #expect(ends.isEmpty)
        stage.advance(to: 0)
        #expect(ends == [true])
        #expect(view.layer.animationKeys() == nil)
        stage.root.addSubview(view)
        stage.advance(to: 0.1)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    /// The animation test of a public animation library plays its animations in such a window, and expects their ends.
    @Test func animationsInAWindowThatWasNeverShownRun() {
        let (stage, window, view) = (AnimationStage(), UIWindow(), UIView())
        window.addSubview(view)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1000) {
            view.alpha = 0
        } completion: { finished in
            ends.append(finished)
        }
        stage.advance(to: 0)
        #expect(ends.isEmpty)
        #expect(view.layer.animationKeys() == ["opacity"])
        #expect(UIApplication.shared.windows.contains(window) == false)
    }

    @Test func aPropertyAnimatorNeedsAViewOnScreen() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        #expect(view.alpha == 0)
        #expect(view.layer.animationKeys() == nil)
        animator.stopAnimation(true)
    }
}
