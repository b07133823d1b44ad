public import Foundation

/// The side at which a popover's arrow stands.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: UInt
    /// Creates a set from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up, to a source above the popover.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down, to a source below the popover.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No side is known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A view or a bar button item from which a popover can come.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The delegate of a popover; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the popover is about to appear; the last moment to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Asks the delegate whether a tap beside the popover dismisses it.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// Tells the delegate that a tap beside the popover has dismissed it.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// Asks the delegate for another source when the window's size changes; never called, because the source is followed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// The default implementation returns true.
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
        true
    }
    /// The default implementation does nothing.
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// The default implementation does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}

/// Presents a controller in a popover, whose arrow points to a source.
///
/// In a window of compact width the popover becomes a card, unless the delegate answers another style.
open class UIPopoverPresentationController: UIPresentationController {
    private lazy var chrome = (self as? any PopoverDrawing)?.makeChrome()
    private let shade = PopoverShade()

    /// The sides at which the arrow may stand; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceChanged() } }
    /// The view that contains the source.
    open var sourceView: UIView? { didSet { sourceChanged() } }
    /// The source in the coordinates of `sourceView`; the null rectangle for the whole view.
    open var sourceRect = CGRect.null { didSet { sourceChanged() } }
    /// The bar button item that is the source.
    open var barButtonItem: UIBarButtonItem? { didSet { sourceChanged() } }
    /// The source, a view or a bar button item.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
    }
    /// True when the popover may cover its source; stored without effect.
    open var canOverlapSourceViewRect = false
    /// The side at which the arrow stands; unknown until the popover appears.
    open var arrowDirection: UIPopoverArrowDirection { chrome?.arrowDirection ?? .unknown }
    /// The views below that receive touches while the popover is open.
    open var passthroughViews: [UIView]? {
        didSet { shade.passthroughViews = passthroughViews ?? [] }
    }
    /// The class of the view behind the content; nil, the default, for the system's, which is always shown.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// The colour of the popover; nil for the system's.
    open var backgroundColor: UIColor? { didSet { chrome?.color = backgroundColor } }
    /// The distances that the popover keeps from the window's edges, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { sourceChanged() } }

    /// The card in which the popover is shown in a compact window; nil outside of its presentation.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adapted = presentedViewController.modal.presentation as? UISheetPresentationController { return adapted }
        return UISheetPresentationController(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    /// A card.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
    open override var presentedView: UIView? { chrome }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let wanted = presentedViewController.preferredContentSize
        let size = CGSize(width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return chrome?.place(size, beside: source(in: container), permittedArrowDirections, in: room) ?? .zero
    }

    /// The source in the container's coordinates; the container's middle without one.
    private func source(in container: UIView) -> CGRect {
        if let view = barButtonItem?.shownView { return container.convert(view.bounds, from: view) }
        if let sourceView { return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView) }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }

    /// Moves a popover whose source is set after its presentation has begun.
    private func sourceChanged() {
        guard container != nil, phase != .idle else { return }
        UIView.performWithoutAnimation {
            chrome?.setUntransformedFrame(frameOfPresentedViewInContainerView)
            chrome?.layoutIfNeeded()
        }
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        popoverDelegate?.prepareForPopoverPresentation(self)
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.onTap = { [weak self] in self?.tappedBeside() }
        container.insertSubview(shade, at: 0)
        chrome?.contain(presentedViewController.requiredView)
        chrome?.frame = frameOfPresentedViewInContainerView
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { delegate as? any UIPopoverPresentationControllerDelegate }

    private func tappedBeside() {
        guard phase == .presented, !presentedViewController.isModalInPresentation else { return }
        guard popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else { return delegate?.presentationControllerDidAttemptToDismiss(self) ?? () }
        delegate?.presentationControllerWillDismiss(self)
        let above = presentedViewController
        above.dismiss(animated: true) { [self] in
            popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

extension UIPresentationController {
    /// Returns the controller and the presentation to use with traits; in compact width, a popover's are adapted.
    func adapted(to traits: UITraitCollection, over base: UIViewController) -> (UIViewController, UIPresentationController) {
        let above = presentedViewController
        guard let popover = self as? UIPopoverPresentationController, traits.horizontalSizeClass != .regular else { return (above, self) }
        let style = adaptivePresentationStyle(for: traits)
        guard style != .none, style != .popover else { return (above, self) }
        let shown = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? above
        let presentation = shown.systemPresentation(style, over: base)
        presentation.delegate = delegate
        above.modal.popover = popover
        shown.modal.popover = popover
        if shown !== above { above.modal.presentation = nil }
        return (shown, presentation)
    }
}
