public import CoreGraphics
public import Foundation

/// The properties of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// True when the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// True when the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// True when the transition can be interrupted.
    var isInterruptible: Bool { get }
    /// True while an interaction drives the transition.
    var isInteractive: Bool { get }
    /// True when the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress at the end of the interaction, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed at which the rest of the animation is played after the interaction.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest of the animation after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller at the beginning or the end of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at the beginning or the end of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The transform that a rotation of the device applies to the views; always the identity here.
    var targetTransform: CGAffineTransform { get }
}

/// An object that runs an app's animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes alongside the transition.
    ///
    /// - Returns: False when the transition has already begun; then only the completion is added.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates changes alongside the transition, in a view outside of its container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds a closure to call when the interaction ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Adds a closure to call when the interaction ends or begins again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition, without a completion.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Animates changes alongside the transition in another view, without a completion.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
