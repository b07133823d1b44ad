public import CoreGraphics
public import Foundation
package import LaminaMethods

/// Recognises a gesture in the touches of a view and its descendants.
///
/// Recognition starts in `possible`. A discrete gesture changes to `ended` or `failed`; a continuous gesture to `began`, then to `changed` any number
/// of times, and finally to `ended` or `cancelled`. After all its touches have ended, the recogniser returns to `possible`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The members that selectors and keys name.
    nonisolated package class var memberTable: MemberTable { recognizerMembers }

    /// The state of a gesture recogniser.
    public typealias State = UIGestureRecognizerState

    /// The current state, which the arena sets.
    package var actualState = State.possible {
        willSet { willChangeValue(forKey: "state") }
        didSet { didChangeValue(forKey: "state") }
    }
    /// The state that listeners are being notified of; nil at other times.
    var reportedState: State?
    /// The requested state while it is held back until other recognisers have failed; nil when no request is pending.
    package var heldState: State?
    /// The arena of the current touches; nil while the recogniser tracks no touch.
    package weak var arena: GestureArena?
    /// The touches being tracked, in the order in which they began.
    package var trackedTouches: [UITouch] = []
    /// The touches of the current gesture that have ended.
    package var pastTouches: [UITouch] = []
    /// The latest centroid of the tracked touches, in the window's coordinate space.
    var lastPlace = CGPoint.zero
    package var listeners: [GestureListener] = []
    var requiredFailures: [WeakRecognizer] = []

    /// The view whose touches the recogniser tracks.
    open package(set) weak var view: UIView?
    /// The delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?
    /// True when the recogniser tracks touches; setting it to false interrupts a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled && oldValue { interrupt() } }
    }
    /// True when recognition cancels the touches in the view.
    open var cancelsTouchesInView = true
    /// True when the view receives touches only after this recogniser has failed.
    open var delaysTouchesBegan = false
    /// True when the view receives the end of touches only after this recogniser has failed.
    open var delaysTouchesEnded = true
    /// The accepted types of touches, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The accepted types of presses; stored without effect.
    open var allowedPressTypes: [NSNumber] = []
    /// True when all touches must have the same type; stored without effect, because there is only one type.
    open var requiresExclusiveTouchType = true
    /// The pressed buttons of the pointer; the primary one while a touch is tracked.
    open var buttonMask: UIEvent.ButtonMask { trackedTouches.isEmpty ? [] : .primary }
    /// The modifier keys that were held at the last event.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// Creates a recogniser that calls a method of `target`, which it holds weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser without targets.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates the recogniser from a nib or storyboard.
    public init?(coder: NSCoder) { super.init() }

    /// The state of the recogniser.
    ///
    /// Subclasses set the property to request a transition. While another recogniser must fail first, the property keeps its value.
    open var state: State {
        get { reportedState ?? actualState }
        set { request(newValue) }
    }

    // MARK: Targets

    /// Adds a target whose method is called at each state change.
    open func addTarget(_ target: Any, action: Selector) { listen(target as AnyObject, action) }
    /// Removes a target and action; a nil target or action matches all.
    open func removeTarget(_ target: Any?, action: Selector?) { ignore(target.map { $0 as AnyObject }, action) }

    // MARK: Locations

    /// Returns the centroid of the touches in a view's coordinate space; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { converted(lastPlace, to: view) }
    /// The number of tracked touches.
    open var numberOfTouches: Int { trackedTouches.count }
    /// Returns the position of one touch; the centroid when the index is invalid.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches.indices.contains(touchIndex) ? trackedTouches[touchIndex].location(in: view) : location(in: view)
    }

    // MARK: Methods for subclasses

    /// Handles tracked touches that began.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles tracked touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles tracked touches that ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles tracked touches that the system cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles refined values of earlier touches; never called, because all values are final when delivered.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Resets subclass state after a gesture; the state becomes `possible` afterwards.
    open func reset() {}
    /// Stops tracking a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }
    /// Returns true when the recognition of this gesture makes another recogniser fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns true when the recognition of another gesture makes this recogniser fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns true when this recogniser must wait for the failure of another; evaluated for each gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns true when another recogniser must wait for the failure of this one; evaluated for each gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns true when the recogniser accepts the touches of an event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Requires another recogniser to fail before this one can recognise its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}

extension UIGestureRecognizer.State {
    /// A discrete gesture was recognised; the same as `ended`.
    public static var recognized: Self { .ended }
}
