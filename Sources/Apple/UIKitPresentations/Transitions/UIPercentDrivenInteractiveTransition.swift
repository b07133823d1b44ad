import CoreGraphics
public import Foundation

/// An interaction controller that drives a transition's animation by a fraction, usually the distance of a touch.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?

    /// The duration of the whole animation, in seconds.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
    /// The fraction of the animation that was set last, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the rest of the animation is played after the interaction; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest of the animation; stored without effect, because the animation's own curve applies.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the rest of the animation; stored without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// True when the transition begins interactively; the default is true.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
        percentComplete = 0
    }

    /// Pauses the transition that is running, so that the interaction can drive it again.
    open func pause() { transition?.pauseInteractiveTransition() }
    /// Moves the animation to a fraction of its duration, 0…1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(0, percentComplete), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }
    /// Ends the interaction and runs the transition to its end.
    open func finish() { transition?.finishInteractiveTransition() }
    /// Ends the interaction and runs the transition back to its beginning.
    open func cancel() { transition?.cancelInteractiveTransition() }
}
