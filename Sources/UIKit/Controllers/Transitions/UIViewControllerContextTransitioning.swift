public import CoreGraphics
public import Foundation

/// What an animation between two controllers needs to know, and tells.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether it is to be animated.
    var isAnimated: Bool { get }
    /// Whether a hand moves it now.
    var isInteractive: Bool { get }
    /// Whether it was called off.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` in other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The hand is so far, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The hand let go; the transition runs to its end.
    func finishInteractiveTransition()
    /// The hand let go; the transition runs back.
    func cancelInteractiveTransition()
    /// The hand takes the running transition.
    func pauseInteractiveTransition()
    /// The animation is over.
    func completeTransition(_ didComplete: Bool)
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil for a view that the transition leaves alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How a rotation of the device turns the views; the identity here.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view begins; zero if it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view ends; zero if it will be gone.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is seen at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that is seen at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is seen at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is seen at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
