import CoreGraphics

/// The view in which a controller is presented.
///
/// The container covers the views below, and blocks touches while a transition runs.
package final class PresentationContainer: UIView {
    package weak var presentation: UIPresentationController?

    package override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.placePresentedView()
        presentation?.containerViewDidLayoutSubviews()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.traitCollectionDidChange(previousTraitCollection)
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // During a transition the container itself takes all touches.
        guard presentation?.phase == .presented else { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        // An undimmed sheet passes touches beside the card on to the view below.
        let isPassed = hit === self && (presentation as? UISheetPresentationController)?.isUndimmed == true
        return isPassed ? nil : hit
    }
}

extension UIPresentationController {
    /// Updates the presented view's frame when the container's size changes.
    func placePresentedView() {
        guard phase == .presented, let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Runs changes alongside the transition in progress, or at once when there is none.
    package func animateAlongside(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.nearestCoordinator else { return changes() }
        coordinator.animate(alongsideTransition: { _ in changes() })
    }
}
