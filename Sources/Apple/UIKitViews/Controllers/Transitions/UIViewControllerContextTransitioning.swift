public import CoreGraphics
public import Foundation

/// The context of a transition between two controllers, which its animation reads and notifies.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// True when the transition is animated.
    var isAnimated: Bool { get }
    /// True while an interaction drives the transition.
    var isInteractive: Bool { get }
    /// True when the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of the interaction, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction and runs the transition to its end.
    func finishInteractiveTransition()
    /// Ends the interaction and runs the transition back to its beginning.
    func cancelInteractiveTransition()
    /// Pauses the running transition, so that an interaction can drive it again.
    func pauseInteractiveTransition()
    /// Reports the end of the animation; false when the transition was cancelled.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller at the beginning or the end of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at the beginning or the end of the transition; nil for a view that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The transform that a rotation of the device applies to the views; always the identity here.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view at the beginning; zero when it is not shown yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end; zero when it is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The string that Apple's API uses for the key.
    public let rawValue: String
    /// Creates a key from any string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The string that Apple's API uses for the key.
    public let rawValue: String
    /// Creates a key from any string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
