public import CoreGraphics
public import Foundation

/// What is known of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a hand moved it at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it may be stopped on its way.
    var isInterruptible: Bool { get }
    /// Whether a hand moves it now.
    var isInteractive: Bool { get }
    /// Whether it was called off.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the hand was when it let go, 0...1.
    var percentComplete: CGFloat { get }
    /// How fast the rest goes.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// How a rotation of the device turns the views; the identity here.
    var targetTransform: CGAffineTransform { get }
}

/// Takes animations that run alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates along with the transition.
    ///
    /// - Returns: False when the transition runs already; then only the completion is taken.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates along with the transition, in a view that is not in its container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Tells when the hand lets go.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Tells when the hand lets go, or takes the transition again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates along with the transition, without a word at its end.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Animates along with the transition in another view, without a word at its end.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
