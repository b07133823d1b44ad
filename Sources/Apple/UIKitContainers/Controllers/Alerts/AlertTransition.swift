import CoreGraphics
import Foundation

/// The transition of an alert: the alert shrinks from 120 % while it fades in, and fades out on dismissal.
final class AlertTransition: NSObject, SystemTransition {
    private static let scale: CGFloat = 1.2

    private let isDismissal: Bool

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isDismissal ? 0.2 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if isDismissal { fadeOut(context) } else { comeIn(context) }
    }

    private func comeIn(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(true)
        }
        UIView.performWithoutAnimation {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            view.layoutIfNeeded()
            view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
            view.alpha = 0
        }
        CoverTransition.animate(transitionDuration(using: context)) {
            view.transform = .identity
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func fadeOut(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: []) {
            view.alpha = 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            // Restored, because the alert may be presented again.
            view.alpha = 1
        }
    }
}
