public import CoreGraphics
import Foundation
import QuartzCore

/// A presentation controller that shows a card on a narrow window, and a sheet in the middle of a wide one.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the card can rest; the default is `large`.
    open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
    /// The identifier of the detent at which the card rests, updated by drags; nil is the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
    /// The largest detent at which the view below stays undimmed and receives touches; nil dims it at all detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
    /// True when the card shows a grabber at its top; the default is false.
    open var prefersGrabberVisible = false { didSet { card.isGrabberVisible = prefersGrabberVisible } }
    /// The corner radius of the card, in points; nil is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { card.radius = preferredCornerRadius ?? SheetMetrics.cornerRadius } }
    /// True when a card in a window of compact height stays attached to the lower edge; stored without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// True when a drag upwards on content that is scrolled to its top enlarges the card instead of scrolling; the default is true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// The view that holds and clips the presented view.
    package private(set) lazy var card = SheetCard(radius: preferredCornerRadius ?? SheetMetrics.cornerRadius)
    package let shade = UIView()
    /// The drag in progress.
    package var drag: SheetTouch?
    /// The animator that moves the card to its detent after a drag.
    package var detentAnimator: (any UIViewAnimating)?
    /// The velocity of the touch that released the card for dismissal, in points per second downwards; nil for a dismissal without a drag.
    package var releaseVelocity: CGFloat?
    /// The corner radius and clipping of the view below, before that view was scaled down behind the card.
    private var formerCorners: (radius: CGFloat, clips: Bool)?

    open override var presentedView: UIView? { card }
    /// The elevated user interface level, combined with the override traits; in dark mode, backgrounds are lighter at this level.
    override var inheritedTraits: UITraitCollection? {
        UITraitCollection(
            traitsFrom: [UITraitCollection(userInterfaceLevel: .elevated), overrideTraitCollection].compactMap { $0 })
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        if let drag { return draggedFrame(in: container, top: drag.top) }
        return restingFrame(in: container, of: selectedDetent)
    }

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        card.show(presentedViewController.requiredView)
        card.isGrabberVisible = prefersGrabberVisible
        card.isAttached = isCompact
        // Touches beside the card belong to the container, which decides whether the view below receives them.
        shade.isUserInteractionEnabled = false
        shade.backgroundColor = UIColor(white: 0, alpha: SheetMetrics.shade)
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(shade, at: 0)
        UIView.performWithoutAnimation { shade.alpha = 0 }
        animateAlongside { [self] in
            shade.alpha = restingShade
            pushBelowBack(true)
            UIScreen.main.device?.bars?.update()
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { (self as? any CardDragging)?.beginRecognizing() }
    }

    open override func dismissalTransitionWillBegin() {
        animateAlongside { [self] in
            shade.alpha = 0
            pushBelowBack(false)
            UIScreen.main.device?.bars?.update()
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        shade.removeFromSuperview()
        // An animator may have moved the view below while it was scaled down.
        restoreBelow()
        if let host = below?.superview, below === presentingViewController.viewIfLoaded { below?.frame = host.bounds }
    }

    open override func containerViewWillLayoutSubviews() {
        guard phase == .presented, drag == nil else { return }
        shade.alpha = restingShade
        // The transform is reset first, because setting the frame of a transformed view would give the view other bounds.
        pushBelowBack(false)
        if let host = below?.superview, below?.controller === presentingViewController { below?.frame = host.bounds }
        pushBelowBack(true)
        UIScreen.main.device?.bars?.update()
    }

    /// Makes changes and animates the card to its new height.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        (self as? any CardDragging)?.animateLayout()
    }

    /// Resolves the heights of custom detents again.
    open func invalidateDetents() { container?.setNeedsLayout() }

    // MARK: The view below

    /// The view below: another card, or the presenting controller's own view.
    private var below: UIView? {
        presentingViewController.modal.presentation?.presentedView ?? presentingViewController.viewIfLoaded
    }

    /// True while the view below is scaled down, so that the window's ground is seen under the status bar.
    var pushesBelowBack: Bool { [.presenting, .presented].contains(phase) && isCompact && isLarge }

    /// Scales the view below down behind a large card on a narrow window, or restores it.
    private func pushBelowBack(_ isBack: Bool) {
        guard let container, let below else { return }
        let isCard = isBack && isCompact && isLarge
        below.transform = isCard ? metrics(in: container).transform(of: below) : .identity
        if !(below is SheetCard) { roundCorners(of: below, asCard: isCard) }
    }

    private func restoreBelow() {
        guard let below else { return }
        below.transform = .identity
        if !(below is SheetCard) { roundCorners(of: below, asCard: false) }
    }

    private func roundCorners(of view: UIView, asCard isCard: Bool) {
        let former = formerCorners ?? (view.layer.cornerRadius, view.clipsToBounds)
        formerCorners = isCard ? former : nil
        view.layer.cornerRadius = isCard ? SheetMetrics.cornerRadius : former.radius
        view.clipsToBounds = isCard || former.clips
    }

    /// True when the card covers the whole width of a narrow window.
    package var isCompact: Bool { container.map { metrics(in: $0).isCompact } ?? true }

    package func metrics(in container: UIView) -> SheetMetrics {
        SheetMetrics(bounds: container.bounds, safeArea: container.safeAreaInsets)
    }
}
