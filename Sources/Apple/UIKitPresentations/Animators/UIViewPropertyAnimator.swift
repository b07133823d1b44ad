public import Foundation
import LaminaFoundation
import QuartzCore

/// An animator of view changes that can be paused, scrubbed, reversed and continued with another timing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The timing curve or spring.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration from start to end, in seconds; for a spring with explicit constants, its settling time.
    open private(set) var duration: TimeInterval
    /// The delay before the beginning, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// True when views receive touches while they animate; the default is true.
    open var isUserInteractionEnabled = true
    /// True when the app hit-tests animated views itself.
    ///
    /// Stored without effect, because hit tests use the views' model positions.
    open var isManualHitTestingEnabled = false
    /// True when the animator can be paused and stopped; the default is true.
    open var isInterruptible = true
    /// True when scrubbing maps `fractionComplete` to the progress linearly, without the timing curve; the default is true.
    open var scrubsLinearly = true
    /// True when the animator pauses at its end, so that it can be reversed, instead of finishing; the default is false.
    ///
    /// At such a pause the completions are not called.
    open var pausesOnCompletion = false
    /// Stored without effect: every frame shows all changes.
    open var flushUpdates = false

    /// The state of the animator: inactive, active or stopped.
    open package(set) var state = UIViewAnimatingState.inactive
    /// True when the animator runs towards its start; can be set while it runs.
    open var isReversed: Bool {
        get { reversed }
        set { turn(newValue) }
    }
    /// True when the animator is active and not paused.
    open var isRunning: Bool { state == .active && anchor != nil }
    /// The completed fraction of the animation, 0…1.
    ///
    /// Setting it pauses the animator at that position.
    open var fractionComplete: CGFloat {
        get { CGFloat(fraction) }
        set { scrub(to: Double(newValue)) }
    }

    package var reversed = false
    /// True during `announce`.
    private var isAnnouncing = false
    /// The closures that were added before the start, with the fraction of the duration after which each begins.
    var blocks: [(changes: () -> Void, delayFactor: Double)] = []
    package var completions: [(UIViewAnimatingPosition) -> Void] = []
    package var entries: [AnimatorEntry] = []
    package var changes: [RecordedChange] = []
    /// The segment over the animator's whole progress, with the curve or spring of the timing parameters.
    package var whole: AnimatorSegment
    /// The segment that is being played or is paused.
    package var segment: AnimatorSegment
    /// The elapsed seconds of the segment: at the time `anchor`, or at the pause.
    package var elapsed = 0.0
    /// The media time at which the current run began; nil while nothing runs.
    package var anchor: Double?
    /// True when `fractionComplete` was set since the last run, with linear scrubbing.
    var isScrubbed = false
    /// The block whose end finishes the current run; the ends of earlier blocks are ignored.
    package var run: AnimationBlock?
    /// The options that `runningPropertyAnimator` was called with.
    package var options: UIView.AnimationOptions = []

    /// Creates an animator with a curve or a spring.
    ///
    /// `required`, because `runningPropertyAnimator` creates instances of subclasses with this initialiser.
    ///
    /// - Parameter duration: The duration, in seconds.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        whole = AnimatorSegment(parameters, duration: duration)
        segment = whole
        self.duration = whole.duration
        super.init()
    }

    /// Creates an animator of no duration with the default curve.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Creates an animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a curve given by its control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles at the end of the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        // The run retains a running animator, so an animator that is released in another state than inactive is paused or stopped.
        guard state != .inactive else { return }
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "a UIViewPropertyAnimator was released while it was paused or stopped; finish it first")
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        makeRunning(duration, delay, options, animations, completion)
    }

    /// Returns an animator with the same duration and timing, without animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    /// Adds changes; while the animator is active, the changes are made at once and animate until the animator's end.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later.
    ///
    /// - Parameter delayFactor: The delay, as a fraction 0…1 of the remaining duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor: Double(delayFactor)) }

    /// Adds a closure to call with the final position when the animator ends; allowed in every state, also while the animator is stopped.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Starts the animator or resumes it from a pause.
    open func startAnimation() { start() }

    /// Starts the animator after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .inactive { self.delay = delay }
        start(after: delay)
    }

    /// Pauses the animations at their current position.
    ///
    /// An inactive animator becomes active and is paused at its start.
    open func pauseAnimation() { pause() }

    /// Resumes a paused animator with another timing or another duration.
    ///
    /// - Parameters:
    ///   - parameters: The new timing; nil keeps the animator's.
    ///   - durationFactor: The time to the end, as a multiple of `duration`; 0 keeps the remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        continueRun(parameters, durationFactor: Double(durationFactor))
    }

    /// Stops the animations; the views keep the values that are on screen.
    ///
    /// - Parameter withoutFinishing: True ends the animator without calling the completions; false leaves it stopped until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Sets the final values of a stopped animator and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("finishAnimation(at:) needs a stopped animator") }
        finish(at: finalPosition)
    }

    /// Changes the animator, and then tells the observers of `state`, `isRunning`, `isReversed` and `fractionComplete`.
    ///
    /// With `pausesOnCompletion`, `isRunning` is the only notice of the end. Observers are told after the whole change, because they may start the
    /// animator again.
    package func announce(_ change: () -> Void) {
        guard !isAnnouncing else { return change() }
        isAnnouncing = true
        let observed = Observations.shared.begin(self)
        change()
        isAnnouncing = false
        observed?.finish()
    }

    /// Reports Apple's exception for a call that the current state does not allow.
    package func refuse(_ detail: String) {
        Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "UIViewPropertyAnimator: \(detail); nothing happens")
    }
}
