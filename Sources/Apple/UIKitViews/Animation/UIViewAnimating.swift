public import Foundation

/// The interface of an animator that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// True when the animator is active and not paused.
    var isRunning: Bool { get }
    /// True when the animator runs towards its start.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation, 0…1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animation or resumes it from a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Moves a stopped animation to a final position and ends it.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The interface of an animator that accepts further animations and completions.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to animate, beginning after a fraction of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure to call with the final position when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing or another duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// The default implementation does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// The default implementation does nothing.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
