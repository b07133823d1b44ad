import Testing
import UIKit

@MainActor
struct InteractivePresentationTests {
    let log = LifeLog()

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let hand = UIPercentDrivenInteractiveTransition()
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    @Test func aDismissalThatWaitsForACancelledPresentationCompletes() {
        let (first, second, delegate) = (LifeController("A", log), LifeController("B", log), Delegate())
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = delegate
        let stage = ControllerStage(first)
        _ = log.take()
        first.present(second, animated: true)
        stage.advance(by: 0)
        #expect(log.take() == ["B did load", "A will disappear…", "B will appear…"])
        second.dismiss(animated: true) { log.lines.append("completion") }
        #expect(log.take().isEmpty)
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "A will appear…", "A did appear…", "B did disappear…", "completion"])
        #expect(first.presentedViewController == nil)
        #expect(first.view.window === stage.window)
        #expect(second.view.window == nil)
    }

    /// An interaction controller that runs its animation itself, and places the presenter's view as if it were not scaled down.
    final class OwnHand: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { animateTransition(using: context) }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            if let presenter = context.viewController(forKey: .to)?.view, context.view(forKey: .to) == nil {
                presenter.frame = context.containerView.bounds
            }
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { self }
    }

    @Test func anAnimatorOfItsOwnLeavesThePresenterOfASheetAsItWas() {
        let (first, second, hand) = (UIViewController(), UIViewController(), OwnHand())
        second.modalPresentationStyle = .pageSheet
        second.transitioningDelegate = hand
        let stage = ControllerStage(first)
        first.present(second, animated: true)
        stage.finishTransition()
        #expect(first.view.transform != .identity && second.view.window === stage.window)
        second.dismiss(animated: true)
        stage.finishTransition()
        #expect(first.presentedViewController == nil)
        #expect(first.view.transform == .identity && first.view.layer.cornerRadius == 0)
        #expect(first.view.frame == stage.window.bounds)
    }
}
