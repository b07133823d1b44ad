import CoreGraphics
import Foundation

/// The transition `coverVertical`: the new view slides up over the old view, and down again on dismissal.
package final class CoverTransition: NSObject, SystemTransition {
    private let isDismissal: Bool

    package init(isDismissal: Bool) { self.isDismissal = isDismissal }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if isDismissal { slideDown(context) } else { slideUp(context) }
    }

    private func slideUp(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(true)
        }
        let end = context.finalFrame(for: controller)
        UIView.performWithoutAnimation {
            view.frame = end
            context.containerView.addSubview(view)
            // This layout may also place the view at its final frame, so the start frame is set afterwards.
            view.layoutIfNeeded()
            view.frame = Self.below(end, in: context.containerView)
        }
        Self.animate(transitionDuration(using: context)) {
            view.frame = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func slideDown(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
        let start = view.frame
        Self.animate(transitionDuration(using: context)) {
            view.frame = Self.below(start, in: context.containerView)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Returns the frame moved down to just below the container.
    private static func below(_ frame: CGRect, in container: UIView) -> CGRect {
        CGRect(x: frame.minX, y: container.bounds.maxY, width: frame.width, height: frame.height)
    }

    /// Animates with a critically damped spring: a fast start and a slow end without overshoot, as sheets move on iOS.
    package static func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .layoutSubviews,
            animations: changes, completion: completion)
    }
}
