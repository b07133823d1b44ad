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
        #expect(log.take() == ["A will disappear…", "B did load", "B will appear…"])
        second.dismiss(animated: true) { log.lines.append("completion") }
        #expect(log.take().isEmpty)
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "A will appear…", "A did appear…", "B did disappear…", "completion"])
        #expect(first.presentedViewController == nil)
        #expect(first.view.window === stage.window)
        #expect(second.view.window == nil)
    }
}
