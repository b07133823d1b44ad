import QuartzCore
import Testing
import UIKit

@MainActor
struct InteractiveDismissalTests {
    let log = LifeLog()

    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.center.y += 480
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let hand = UIPercentDrivenInteractiveTransition()
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    private func dismissing() -> (ControllerStage, LifeController, LifeController, Delegate) {
        let (first, second, delegate) = (LifeController("A", log), LifeController("B", log), Delegate())
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = delegate
        let stage = ControllerStage(first)
        first.present(second, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        second.dismiss(animated: true)
        stage.advance(by: 0)
        return (stage, first, second, delegate)
    }

    private func seen(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.y ?? .nan }

    @Test func anInteractiveTransitionFollowsTheFinger() {
        let (stage, _, second, delegate) = dismissing()
        delegate.hand.update(0.5)
        stage.advance(by: 3)
        #expect(isClose(seen(second.view), 480, within: 0.5))
        delegate.hand.update(0.25)
        stage.advance(by: 3)
        #expect(isClose(seen(second.view), 360, within: 0.5))
        #expect(second.transitionCoordinator?.isInteractive == true)
        #expect(second.transitionCoordinator?.percentComplete == 0.25)
    }

    @Test func finishCompletesTheTransition() {
        let (stage, first, _, delegate) = dismissing()
        delegate.hand.update(0.5)
        stage.advance(by: 1)
        delegate.hand.finish()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "A will appear…", "A did appear…", "B did disappear…"])
        #expect(first.presentedViewController == nil)
    }

    @Test func cancelRestoresTheState() {
        let (stage, first, second, delegate) = dismissing()
        delegate.hand.update(0)
        stage.advance(by: 1)
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(
            log.take() == [
                "B will disappear…", "A will appear…", "B will appear…", "A will disappear…", "B did appear…", "A did disappear…",
            ])
        #expect(first.presentedViewController === second)
        #expect(first.view.window == nil)
        #expect(second.view.window === stage.window)
        #expect(second.view.center.y == 240)
    }

    @Test func aCancelledDismissalNeverCompletes() {
        let (stage, first, second, delegate) = dismissing()
        second.dismiss(animated: true) { log.lines.append("completion") }
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(first.presentedViewController === second)
        #expect(!log.take().contains("completion"))
        second.dismiss(animated: false)
        stage.advance(by: 0)
        #expect(first.presentedViewController == nil)
        #expect(!log.take().contains("completion"))
    }
}
