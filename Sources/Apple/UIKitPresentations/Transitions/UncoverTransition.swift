import CoreGraphics
import Foundation

/// The transition `partialCurl`, drawn as a slide: the old view moves up and uncovers the new view.
///
/// A page curl would need a mesh, which layers cannot draw.
final class UncoverTransition: NSObject, SystemTransition {
    private let isDismissal: Bool

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let page = context.view(forKey: isDismissal ? .to : .from)
        let below = context.view(forKey: isDismissal ? .from : .to)
        let away = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
        UIView.performWithoutAnimation {
            if let below, below.superview !== container {
                below.frame = container.bounds
                container.insertSubview(below, at: 0)
            }
            if let page { container.bringSubviewToFront(page) }
            if isDismissal { page?.frame = away }
        }
        CoverTransition.animate(transitionDuration(using: context)) { [isDismissal] in
            page?.frame = isDismissal ? container.bounds : away
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
