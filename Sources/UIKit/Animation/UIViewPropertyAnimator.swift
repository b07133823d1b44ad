public import Foundation
import LaminaScene
import QuartzCore

/// Animates changes of views so that they can be paused, scrubbed, turned round and continued in another way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// How the progress bends.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds from start to end; those of the spring, for springs with constants of their own.
    open private(set) var duration: TimeInterval
    /// Seconds before the beginning.
    open private(set) var delay: TimeInterval = 0
    /// Whether views can be touched while they animate; default true.
    open var isUserInteractionEnabled = true
    /// Whether the app itself finds views that animate; kept without effect, because views are hit at their model's places.
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused and stopped; default true.
    open var isInterruptible = true
    /// Whether the progress is even while it is scrubbed; default true.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, to be turned round; completions are not called then.
    open var pausesOnCompletion = false
    /// Whether changes of every moment are shown; kept without effect, because all are.
    open var flushUpdates = false

    /// Inactive, active or stopped.
    open internal(set) var state = UIViewAnimatingState.inactive
    /// Runs towards the beginning.
    open var isReversed: Bool {
        get { reversed }
        set { turn(newValue) }
    }
    /// Active and not paused.
    open var isRunning: Bool { state == .active && anchor != nil }
    /// How much of the way is behind, 0...1; setting it holds the animator there.
    open var fractionComplete: CGFloat {
        get { CGFloat(fraction) }
        set { scrub(to: Double(newValue)) }
    }

    var reversed = false
    /// Closures that wait for the start.
    var blocks: [(changes: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var entries: [AnimatorEntry] = []
    var changes: [RecordedChange] = []
    /// The whole way, at the pace of the timing parameters.
    var whole: AnimatorCourse
    /// The one that runs or is held.
    var course: AnimatorCourse
    /// Seconds of the course that were behind at `anchor`, or are while it is held.
    var elapsed = 0.0
    /// Media time at which the present run began; nil while nothing runs.
    var anchor: Double?
    /// The progress was set by hand since the animator was held.
    var isScrubbed = false
    /// Hears when the present run is over; earlier ones are not listened to.
    var run: AnimationBlock?
    /// Said with the animations by `runningPropertyAnimator`.
    var options: UIView.AnimationOptions = []

    /// An animator with a curve or spring.
    ///
    /// `required`, because `runningPropertyAnimator` makes animators of subclasses by it.
    ///
    /// - Parameter duration: Seconds.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        whole = AnimatorCourse(parameters, duration: duration)
        course = whole
        self.duration = whole.duration
        super.init()
    }

    /// An animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a curve by its control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that rests at the end of the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        // One that runs is kept by its run, so this one is held.
        guard state != .inactive else { return }
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "a UIViewPropertyAnimator that is paused or stopped was let go before it was finished")
    }

    /// An animator that has begun.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        makeRunning(duration, delay, options, animations, completion)
    }

    /// An animator with the same duration and timing, without animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    /// Adds changes; while it is active they are made now and animate until its end.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later.
    ///
    /// - Parameter delayFactor: 0...1 of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor: Double(delayFactor)) }

    /// Adds one who hears where the animator ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Begins, or goes on from where it is held.
    open func startAnimation() { start() }

    /// Begins after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .inactive { self.delay = delay }
        start(after: delay)
    }

    /// Holds the animations where they are; an inactive animator is held at its beginning.
    open func pauseAnimation() { pause() }

    /// Goes on with another curve or in another time.
    ///
    /// - Parameters:
    ///   - parameters: Nil keeps the animator's.
    ///   - durationFactor: Seconds to the end in animator's durations; 0 takes what is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        continueRun(parameters, durationFactor: Double(durationFactor))
    }

    /// Ends the animations; views keep what is seen.
    ///
    /// - Parameter withoutFinishing: False waits for `finishAnimation(at:)`; true is the end, and completions are not called.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Gives views their final values and calls the completions; to be called when it was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("finishAnimation(at:) is for an animator that was stopped") }
        finish(at: finalPosition)
    }

    /// Apple's exception for what does not suit the state.
    func refuse(_ detail: String) {
        Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "UIViewPropertyAnimator: \(detail); nothing happens")
    }
}
