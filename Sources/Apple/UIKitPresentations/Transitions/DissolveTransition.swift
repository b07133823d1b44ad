import Foundation

/// The transition `crossDissolve`: the new view fades in over the old view, and out again on dismissal.
final class DissolveTransition: NSObject, SystemTransition {
    private let isDismissal: Bool

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isDismissal ? .from : .to) else { return context.completeTransition(true) }
        let opaque = view.alpha
        if !isDismissal { place(view, context) }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .layoutSubviews) { [isDismissal] in
            view.alpha = isDismissal ? 0 : opaque
        } completion: { [isDismissal] _ in
            context.completeTransition(!context.transitionWasCancelled)
            // Restored, because the view may be shown again by another transition.
            if isDismissal { view.alpha = opaque }
        }
    }
}

extension SystemTransition {
    /// Adds a view that comes, laid out at its final place and still transparent.
    func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning, look: () -> Void = {}) {
        UIView.performWithoutAnimation {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            view.layoutIfNeeded()
            view.alpha = 0
            look()
        }
    }
}
