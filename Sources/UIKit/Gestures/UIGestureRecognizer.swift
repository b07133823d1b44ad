public import CoreGraphics
public import Foundation

/// Looks for a gesture in the touches of a view and those below.
///
/// It starts in `possible`. A discrete gesture goes to `ended` or `failed`; a continuous one to `began`, any number of times `changed`, and
/// `ended` or `cancelled`. When all its fingers have left it is `possible` again.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the recogniser has come.
    public enum State: Int, Sendable {
        /// Nothing was found yet.
        case possible = 0
        /// A continuous gesture begins.
        case began
        /// A continuous gesture goes on.
        case changed
        /// The gesture is complete.
        case ended
        /// The gesture was broken off.
        case cancelled
        /// This is no such gesture.
        case failed

        /// A discrete gesture was found.
        public static var recognized: State { .ended }
    }

    /// The state that the arena keeps.
    var actualState = State.possible
    /// The state that targets see while they are told of it.
    var reportedState: State?
    /// The state that is wanted, while other recognisers must fail first.
    var heldState: State?
    /// Where the contest takes place; nil while there is none.
    weak var arena: GestureArena?
    /// The fingers that it looks at, in the order in which they came.
    var trackedTouches: [UITouch] = []
    /// Fingers of the present contest that have left the screen.
    var pastTouches: [UITouch] = []
    /// The middle of the fingers when there were any last, in the window.
    var lastPlace = CGPoint.zero
    var listeners: [GestureListener] = []
    var requiredFailures: [WeakRecognizer] = []

    /// The view in which it looks.
    open internal(set) weak var view: UIView?
    /// Who decides with it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?
    /// Whether it looks at all; to switch it off breaks off its gesture.
    open var isEnabled = true {
        didSet { if !isEnabled && oldValue { breakOff() } }
    }
    /// Whether the view's touches are cancelled when the gesture is found.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when this is no such gesture.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when this is no such gesture.
    open var delaysTouchesEnded = true
    /// Kinds of touches that it looks at, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Kinds of presses that it looks at; kept, without effect.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether all its touches are of one kind; kept, because there is one kind here.
    open var requiresExclusiveTouchType = true
    /// The buttons of the pointer that are down.
    open var buttonMask: UIEvent.ButtonMask { trackedTouches.isEmpty ? [] : .primary }
    /// The modifier keys that are down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// A recogniser that calls a method of `target`, which is not kept alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser that calls nobody yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Interface Builder's way.
    public convenience required init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// How far the recogniser has come; subclasses set it, and find that it did not change while others must fail first.
    open var state: State {
        get { reportedState ?? actualState }
        set { request(newValue) }
    }

    // MARK: Targets

    /// Calls a method of `target` at each change of the gesture.
    open func addTarget(_ target: Any, action: Selector) { listen(target as AnyObject, action) }
    /// Calls it no longer; nil means every target, and every method.
    open func removeTarget(_ target: Any?, action: Selector?) { ignore(target.map { $0 as AnyObject }, action) }

    // MARK: Places

    /// The middle of the fingers.
    open func location(in view: UIView?) -> CGPoint { converted(lastPlace, to: view) }
    /// How many fingers it looks at.
    open var numberOfTouches: Int { trackedTouches.count }
    /// Where one of the fingers is; the middle when there is no such finger.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches.indices.contains(touchIndex) ? trackedTouches[touchIndex].location(in: view) : location(in: view)
    }

    // MARK: For subclasses

    /// Fingers came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers left the screen.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Better values for earlier touches arrived; never called, because touches are exact at once.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Forgets the gesture; the recogniser is `possible` again afterwards.
    open func reset() {}
    /// Looks at a finger no longer.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }
    /// Whether it makes another fail when it is found itself.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it fails when another is found.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another must fail first; asked anew in each contest.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another waits until this one failed; asked anew in each contest.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it looks at an event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Waits until another has failed before it is found.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
