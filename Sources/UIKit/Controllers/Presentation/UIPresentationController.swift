import CoreGraphics
public import Foundation

/// Looks after one controller that is shown over others, from `present` to the end of its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// How far it is.
    enum Phase {
        case idle
        case presenting
        case presented
        case dismissing
    }

    /// The controller below.
    open var presentingViewController: UIViewController { base ?? presentedViewController }
    /// The controller above.
    open var presentedViewController: UIViewController { kept ?? above ?? base ?? UIViewController() }
    /// Nil as long as nobody presents: a controller keeps its presentation, so this must not keep the same controller.
    private var base: UIViewController?
    /// A controller keeps its presentation, which may be made long before it begins.
    private weak var above: UIViewController?
    /// While it is under way the presentation keeps the controller too.
    var kept: UIViewController?
    /// Hears of the presentation, and may change its style.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which all happens; nil until it begins.
    open var containerView: UIView? { container }
    /// Traits for the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.updateTraits() }
    }
    /// What the presented view takes over besides what surrounds it.
    var handedTraits: UITraitCollection? { overrideTraitCollection }

    var container: PresentationContainer?
    var phase = Phase.idle
    /// Work for when the transition under way is over.
    var afterTransition: [() -> Void] = []
    /// Who got keys before; it gets them again when the controller has gone.
    weak var formerResponder: UIResponder?
    /// The place of the presenting view, while it is taken away.
    weak var presenterHome: UIView?

    /// A presentation that has not begun.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        above = presentedViewController
        base = presentingViewController === presentedViewController ? nil : presentingViewController
        super.init()
    }

    /// The style that it is for.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }
    /// The style after adapting to the traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style after adapting to other traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }
    /// Whether it covers the window, rather than the presenting controller's view.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view is taken away when the presentation is complete.
    open var shouldRemovePresentersView: Bool { false }
    /// Where the presented view ends.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The view that is animated: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The container is about to lay out.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out.
    open func containerViewDidLayoutSubviews() {}
    /// The controller is about to come.
    open func presentationTransitionWillBegin() {}
    /// The controller has come, or has not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The controller is about to go.
    open func dismissalTransitionWillBegin() {}
    /// The controller has gone, or has not.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The animation of a presentation that always moves in one way; nil is as the transition style says.
    func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Another controller is below from now on.
    func move(to base: UIViewController) {
        self.base = base
        presenterHome = nil
    }
}

/// Hears of presentations, and may change their style; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to take; `.none` changes nothing.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style to take with other traits; `.none` changes nothing.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Whether the user may drag the controller away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user is about to drag the controller away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user dragged the controller away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to drag the controller away, which was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Changes nothing.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    /// As without other traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIModalPresentationStyle {
    /// What `.automatic` stands for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
