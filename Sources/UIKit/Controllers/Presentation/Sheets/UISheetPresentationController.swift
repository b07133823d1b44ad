public import CoreGraphics
import Foundation
import QuartzCore

/// Shows a controller as a card on a narrow window, and in the middle of a wide one.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the card rests; it begins with the first, unless another is selected.
    open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
    /// The height at which the card rests, set by drags too; nil is the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
    /// The largest detent at which the view below stays bright and touchable; nil dims it at all detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
    /// Whether a short bar at the top says that the card can be dragged.
    open var prefersGrabberVisible = false { didSet { card.isGrabberVisible = prefersGrabberVisible } }
    /// The radius of the corners; nil is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { card.radius = preferredCornerRadius ?? SheetMetrics.cornerRadius } }
    /// Whether a card on a wide, low window keeps to its edges; kept.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether a drag upwards on content that is scrolled to its top makes the card larger instead of scrolling.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Holds the presented view, and clips it.
    private(set) lazy var card = SheetCard(radius: preferredCornerRadius ?? SheetMetrics.cornerRadius)
    let shade = UIView()
    /// The drag that is going on.
    var drag: SheetTouch?
    /// Moves the card to its rest after a drag.
    var settling: UIViewPropertyAnimator?
    /// The finger's velocity when it threw the card away, points per second downwards.
    var releaseVelocity: CGFloat?
    /// The corners of the view below before it became a card.
    private var formerCorners: (radius: CGFloat, clips: Bool)?

    open override var presentedView: UIView? { card }
    /// Cards stand above the rest, which shows when it is dark.
    override var handedTraits: UITraitCollection? {
        UITraitCollection(
            traitsFrom: [UITraitCollection(userInterfaceLevel: .elevated), overrideTraitCollection].compactMap { $0 })
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        if let drag { return draggedFrame(in: container, top: drag.top) }
        return restingFrame(in: container, of: selectedDetent)
    }

    override func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isDismissal, let velocity = releaseVelocity, let container else { return nil }
        releaseVelocity = nil
        return SheetDismissal(distance: container.bounds.maxY - card.frame.minY, velocity: velocity)
    }

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        card.show(presentedViewController.requiredView)
        card.isGrabberVisible = prefersGrabberVisible
        card.isAttached = isCompact
        // The container stands in the way of touches.
        shade.isUserInteractionEnabled = false
        shade.backgroundColor = UIColor(white: 0, alpha: SheetMetrics.shade)
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(shade, at: 0)
        UIView.performWithoutAnimation { shade.alpha = 0 }
        animateAlongside { [self] in
            shade.alpha = restingShade
            pushBelowBack(true)
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { beginRecognizing() }
    }

    open override func dismissalTransitionWillBegin() {
        animateAlongside { [self] in
            shade.alpha = 0
            pushBelowBack(false)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }

    open override func containerViewWillLayoutSubviews() {
        guard phase == .presented, drag == nil else { return }
        shade.alpha = restingShade
        pushBelowBack(false)
        if let host = below?.superview, below?.controller === presentingViewController { below?.frame = host.bounds }
        pushBelowBack(true)
    }

    /// Animates changes of the card's height.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        CoverTransition.animate(0.4) { [self] in
            container?.layoutIfNeeded()
        } completion: { _ in
        }
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { container?.setNeedsLayout() }

    // MARK: What is below

    /// The view below: another card, or the presenting controller's own view.
    private var below: UIView? {
        presentingViewController.modal.presentation?.presentedView ?? presentingViewController.viewIfLoaded
    }

    /// On a narrow window what is below becomes a smaller card behind.
    private func pushBelowBack(_ isBack: Bool) {
        guard let container, let below else { return }
        let metrics = metrics(in: container)
        let isCard = isBack && metrics.isCompact && isLarge
        below.transform = isCard ? metrics.transform(of: below) : .identity
        if !(below is SheetCard) { roundCorners(of: below, asCard: isCard) }
    }

    private func roundCorners(of view: UIView, asCard isCard: Bool) {
        let former = formerCorners ?? (view.layer.cornerRadius, view.clipsToBounds)
        formerCorners = isCard ? former : nil
        view.layer.cornerRadius = isCard ? SheetMetrics.cornerRadius : former.radius
        view.clipsToBounds = isCard || former.clips
    }

    /// Whether the card stands over the whole width of a narrow window.
    var isCompact: Bool { container.map { metrics(in: $0).isCompact } ?? true }

    func metrics(in container: UIView) -> SheetMetrics {
        SheetMetrics(bounds: container.bounds, safeArea: container.safeAreaInsets)
    }
}
