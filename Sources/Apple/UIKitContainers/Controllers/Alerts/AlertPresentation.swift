import CoreGraphics

/// Presents an alert over a shade, and dims the tint colour of the view below.
final class AlertPresentation: UIPresentationController, SelfAnimating {
    private let shade = AlertShade()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let content = presentedViewController.requiredView as? any AlertContent else { return .zero }
        return content.place(in: container.bounds, safeArea: container.safeAreaInsets)
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = AlertColors.shade
        if alert?.preferredStyle == .actionSheet { shade.onTap = { [weak self] in self?.alert?.chooseCancel() } }
        container.insertSubview(shade, at: 0)
        UIView.performWithoutAnimation { shade.alpha = 0 }
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
        animateAlongside { [shade] in shade.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
        animateAlongside { [shade] in shade.alpha = 0 }
    }

    func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        alert?.preferredStyle == .actionSheet ? CoverTransition(isDismissal: isDismissal) : AlertTransition(isDismissal: isDismissal)
    }
}

/// The shade behind an alert.
///
/// A tap on it cancels an action sheet.
package final class AlertShade: UIView {
    package var onTap: (@MainActor () -> Void)?

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
