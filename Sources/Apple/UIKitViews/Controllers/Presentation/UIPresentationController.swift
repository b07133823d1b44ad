import CoreGraphics
public import Foundation

/// A controller that manages the presentation of another controller, from `present` to the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The stage of the presentation.
    package enum Phase {
        case idle
        case presenting
        case presented
        case dismissing
    }

    /// The presenting controller.
    open var presentingViewController: UIViewController { base ?? presentedViewController }
    /// The presented controller.
    open var presentedViewController: UIViewController { kept ?? above ?? base ?? UIViewController() }
    /// The presenting controller; nil until the presentation begins.
    ///
    /// A presentation that is created before `present` has the presented controller in place of the presenter. Retaining the presented controller
    /// would form a cycle, so nil is stored instead.
    private var base: UIViewController?
    /// The presented controller.
    ///
    /// The reference is weak, because the controller retains its presentation. `kept` retains the controller while it is presented.
    private weak var above: UIViewController?
    /// The presented controller, retained while it is presented.
    package var kept: UIViewController?
    /// The delegate that is notified of the presentation and can adapt its style.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation takes place; nil before it begins.
    open var containerView: UIView? { container }
    /// Traits that override the traits that the presented controller inherits.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.updateTraits() }
    }
    /// The traits of the container view or, before the presentation begins, of the presenting controller; `overrideTraitCollection` overrides them.
    open var traitCollection: UITraitCollection {
        let around = container?.traitCollection ?? base?.traitCollection ?? .screen
        guard let added = overrideTraitCollection else { return around }
        return UITraitCollection(traitsFrom: [around, added])
    }
    /// Called after the container view's traits changed; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits that override the traits that the presented view inherits from its superview.
    var inheritedTraits: UITraitCollection? { overrideTraitCollection }

    package var container: PresentationContainer?
    package var phase = Phase.idle
    /// Work to do when the transition in progress has ended.
    package var afterTransition: [() -> Void] = []
    /// The first responder from before the presentation; becomes first responder again after the dismissal.
    package weak var formerResponder: UIResponder?
    /// The superview of the presenting view, while the view is removed.
    package weak var presenterHome: UIView?

    /// Creates a presentation that has not begun.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        above = presentedViewController
        base = presentingViewController === presentedViewController ? nil : presentingViewController
        super.init()
    }

    /// The presentation style, with `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }
    /// The style that compact windows require instead; `none` except for popovers.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Returns the style that the delegate chooses for other traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? adaptivePresentationStyle
    }
    /// True when the presentation covers the window, false when it covers the presenting controller's view.
    open var shouldPresentInFullscreen: Bool { true }
    /// True when the presenting controller's view is removed at the end of the presentation.
    open var shouldRemovePresentersView: Bool { false }
    /// The frame of the presented view at the end of the transition.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The view that is animated: the presented controller's view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Tells the presentation that the container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Tells the presentation that the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Tells the presentation that the controller is about to be presented.
    open func presentationTransitionWillBegin() {}
    /// Tells the presentation that the presentation transition has ended; false means that it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Tells the presentation that the controller is about to be dismissed.
    open func dismissalTransitionWillBegin() {}
    /// Tells the presentation that the dismissal transition has ended; false means that it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Content container

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Tells the presentation that the presented controller prefers another size; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Tells the presentation that constraints give the presented controller's content another size; does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller in a container of a size; the container's size by default.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    /// Tells the presentation that its container is about to change its size; tells the presented controller by default.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        controller.viewWillTransition(to: self.size(forChildContentContainer: controller, withParentContainerSize: size), with: coordinator)
    }
    /// Tells the presentation that the traits of its container are about to change; tells the presented controller by default.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Changes the presenting controller.
    package func move(to base: UIViewController) {
        self.base = base
        presenterHome = nil
    }
}

extension UIPresentationController: UIContentContainer {}

/// The delegate of a presentation; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asks the delegate for the style to adapt to; `none` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asks the delegate for the style to adapt to with other traits; `none` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Asks the delegate for the controller to present in an adapted style, such as a navigation controller around the presented one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Asks the delegate whether the user may dismiss the controller by a drag.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells the delegate that the user is about to dismiss the controller by a drag.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that the user dismissed the controller by a drag.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that the user tried to dismiss the controller by a drag, and that the dismissal was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default implementation returns the presentation's own `adaptivePresentationStyle`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// The default implementation returns nil, for the presented controller itself.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// The default implementation calls the method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// The default implementation returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// The default implementation does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIModalPresentationStyle {
    /// The style with `automatic` replaced by `pageSheet`.
    package var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
