import Testing
import UIKit

/// A screen that comes in from the right.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let end = context.finalFrame(for: controller)
        view.frame = end.offsetBy(dx: end.width, dy: 0)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.frame = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
}

/// The code of Documentation/Learn/3-transitions.md.
@MainActor struct TransitionTutorialTests {
    @Test func aScreenComesInFromTheRight() {
        let (list, detail, delegate) = (UIViewController(), UIViewController(), SlideDelegate())
        let stage = ControllerStage(list)

        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = delegate
        list.present(detail, animated: true)

        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(detail.view.layer.presentation()?.frame.minX == 160)
        stage.advance(by: 0.5)
        #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(list.presentedViewController === detail)
        withExtendedLifetime(delegate) {}
    }
}
