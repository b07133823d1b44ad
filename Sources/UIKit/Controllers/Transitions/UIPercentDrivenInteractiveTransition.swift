import CoreGraphics
public import Foundation

/// Moves the animation of a transition by a number: usually how far a finger has gone.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?

    /// How long the whole animation takes, seconds.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
    /// How far it is, 0...1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest goes once the hand is gone; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest; kept, without effect: the animation's own is taken.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve of the rest, more exactly; kept, without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the hand moves the transition from its beginning.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
        percentComplete = 0
    }

    /// The hand takes the running transition.
    open func pause() { transition?.pauseInteractiveTransition() }
    /// The hand is so far.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(0, percentComplete), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }
    /// The hand let go; the transition runs to its end.
    open func finish() { transition?.finishInteractiveTransition() }
    /// The hand let go; the transition runs back.
    open func cancel() { transition?.cancelInteractiveTransition() }
}
