public import Foundation

/// What can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Active and not paused.
    var isRunning: Bool { get }
    /// Runs towards the beginning.
    var isReversed: Bool { get set }
    /// How much of the way is behind, 0...1.
    var fractionComplete: CGFloat { get set }

    /// Begins or goes on.
    func startAnimation()
    /// Begins after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animations where they are.
    func pauseAnimation()
    /// Ends the animations where they are.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts what was stopped to a final place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animations and completions can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to animate, from a part of the time on.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds one who waits for the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another curve or another time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values that the changes gave.
    case end = 0
    /// At the values from before.
    case start
    /// In between.
    case current
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Running or paused.
    case active
    /// Ended in between, and waiting for its final place.
    case stopped
}
