import CoreGraphics
import LaminaScrolling
import QuartzCore

extension UISheetPresentationController: SelfAnimating {
    package func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isDismissal, let velocity = releaseVelocity, let container else { return nil }
        releaseVelocity = nil
        return SheetDismissal(distance: container.bounds.maxY - card.frame.minY, velocity: velocity)
    }
}

extension UISheetPresentationController: CardDragging {
    package func animateLayout() {
        CoverTransition.animate(0.4) { [self] in
            container?.layoutIfNeeded()
        } completion: { _ in
        }
    }

    /// Starts recognising drags of the card.
    package func beginRecognizing() {
        card.pan.mayExpand = { [weak self] in
            guard let self, let container else { return false }
            return prefersScrollingExpandsWhenScrolledToEdge && frameOfPresentedViewInContainerView.minY > (tops(in: container).first ?? 0)
        }
        card.pan.addHandler { [weak self] _ in self?.followPan() }
    }

    private func followPan() {
        let translation = card.pan.translation(in: container).y
        switch card.pan.state {
        case .began:
            beginDragging()
            drag(by: translation)
        case .changed: drag(by: translation)
        case .ended: endDragging(velocity: card.pan.velocity(in: container).y)
        case .cancelled: endDragging(velocity: 0)
        case .possible, .failed: break
        @unknown default: break
        }
    }

    private func beginDragging() {
        guard phase == .presented, let container else { return }
        detentAnimator?.stopAnimation(true)
        detentAnimator = nil
        let tops = tops(in: container)
        guard !tops.isEmpty else { return }
        let leastHeight = container.bounds.maxY - (tops.last ?? 0)
        let rules = SheetDrag(
            tops: tops.map { Double($0) }, leastHeight: Double(isCompact ? leastHeight : card.frame.height), canDismiss: canDismiss)
        let top = Double(card.frame.minY)
        drag = SheetTouch(rules: rules, start: rules.unresisted(top), top: top)
    }

    private func drag(by translation: CGFloat) {
        guard var drag else { return }
        drag.top = drag.rules.resisted(drag.start + Double(translation))
        self.drag = drag
        UIView.performWithoutAnimation {
            card.frame = frameOfPresentedViewInContainerView
            shade.alpha = restingShade * drag.rules.presence(at: drag.top)
            card.layoutIfNeeded()
        }
    }

    private func endDragging(velocity: CGFloat) {
        guard let drag else { return }
        self.drag = nil
        switch drag.rules.rest(from: drag.top, velocity: Double(velocity)) {
        case .detent(let index): moveToDetent(at: index, velocity: velocity)
        case .away:
            if canDismiss { return dismiss(velocity: velocity) }
            moveToDetent(at: drag.rules.tops.count - 1, velocity: velocity)
            delegate?.presentationControllerDidAttemptToDismiss(self)
        }
    }

    private var canDismiss: Bool {
        !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) != false
    }

    private func dismiss(velocity: CGFloat) {
        releaseVelocity = velocity
        delegate?.presentationControllerWillDismiss(self)
        end(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
    }

    /// Animates the card to a detent, and tells the delegate if the selected detent changes.
    ///
    /// - Parameter index: The index of the detent in the order of `tops(in:)`.
    private func moveToDetent(at index: Int, velocity: CGFloat) {
        guard let container else { return }
        let places = places(in: container)
        guard places.indices.contains(index) else { return }
        let isOther = places[index].identifier != selectedDetent?.identifier
        if isOther { selectedDetentIdentifier = places[index].identifier }
        let animator = SheetSpring.animator(distance: frameOfPresentedViewInContainerView.minY - card.frame.minY, velocity: velocity)
        animator.addAnimations { [self] in
            shade.alpha = restingShade
            card.frame = frameOfPresentedViewInContainerView
            card.layoutIfNeeded()
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] _ in self?.detentAnimator = nil }
        detentAnimator = animator
        animator.startAnimation()
        if isOther { (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
