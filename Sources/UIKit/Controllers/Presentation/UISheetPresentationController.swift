public import CoreGraphics
import Foundation
import QuartzCore

/// Shows a controller as a card on a narrow window, and in the middle of a wide one.
open class UISheetPresentationController: UIPresentationController {
    /// The sizes that the card can have; the first is the one it begins with, unless another is selected.
    open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
    /// The size that the card has.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
    /// The size up to which what is below stays bright and touchable; kept, what is below is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a short bar at the top says that the card can be dragged.
    open var prefersGrabberVisible = false { didSet { card.isGrabberVisible = prefersGrabberVisible } }
    /// The radius of the corners; nil is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { card.radius = preferredCornerRadius ?? SheetMetrics.cornerRadius } }
    /// Whether a card on a wide, low window keeps to its edges; kept.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether scrolling first makes the card larger; kept.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Holds the presented view, and clips it.
    private lazy var card = SheetCard(radius: preferredCornerRadius ?? SheetMetrics.cornerRadius)
    private let shade = UIView()
    /// How the corners of the view below were before it became a card.
    private var formerCorners: (radius: CGFloat, clips: Bool)?

    open override var presentedView: UIView? { card }
    /// Cards stand above the rest, which shows when it is dark.
    override var handedTraits: UITraitCollection? {
        UITraitCollection(
            traitsFrom: [UITraitCollection(userInterfaceLevel: .elevated), overrideTraitCollection].compactMap { $0 })
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return metrics(in: container).frame(
            detent: selectedDetentIdentifier ?? detents.first?.identifier, style: presentationStyle,
            preferred: presentedViewController.preferredContentSize)
    }

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        card.show(presentedViewController.requiredView)
        card.isGrabberVisible = prefersGrabberVisible
        card.isAttached = metrics(in: container).isCompact
        shade.backgroundColor = UIColor(white: 0, alpha: SheetMetrics.shade)
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(shade, at: 0)
        UIView.performWithoutAnimation { shade.alpha = 0 }
        animateAlongside { [self] in
            shade.alpha = 1
            pushBelowBack(true)
        }
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
        guard phase == .presented else { return }
        pushBelowBack(false)
        if let host = below?.superview, below?.controller === presentingViewController { below?.frame = host.bounds }
        pushBelowBack(true)
    }

    /// The size of a card changes in an animation.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        CoverTransition.animate(0.4) { [self] in
            container?.layoutIfNeeded()
        } completion: { _ in
        }
    }

    /// Lays the sizes of the card out anew.
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
        let isLarge = (selectedDetentIdentifier ?? detents.first?.identifier) == .large
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

    private func metrics(in container: UIView) -> SheetMetrics {
        SheetMetrics(bounds: container.bounds, safeArea: container.safeAreaInsets)
    }
}

extension UISheetPresentationController {
    /// A size that a card can have.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a size.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// Apple's name.
            public let rawValue: String
            /// Any name is taken.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Nearly all of the window.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
            /// About half of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
        }

        /// The name of the size.
        public let identifier: Identifier

        private init(_ identifier: Identifier) { self.identifier = identifier }

        /// Nearly all of the window.
        open class func large() -> Detent { Detent(.large) }
        /// About half of the window.
        open class func medium() -> Detent { Detent(.medium) }
    }
}
