public import CoreGraphics
public import Foundation
package import LaminaMethods

/// A view that tracks a touch and sends events to its targets.
open class UIControl: UIView {
    /// The members that selectors and keys name.
    nonisolated package override class var memberTable: MemberTable { controlMembers }

    /// The targets and actions with their events, in the order in which they were added.
    package var listeners: [ControlListener] = []
    /// The touch that is being tracked.
    private(set) weak var trackedTouch: UITouch?

    /// Creates a control with a frame in its superview's coordinate space.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates the control from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finishDecoding(self, as: UIControl.self)
    }

    /// Creates a control that performs an action when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// True when the control accepts touches; the default is true.
    open var isEnabled = true {
        willSet { willChangeValue(forKey: "enabled") }
        didSet {
            defer { didChangeValue(forKey: "enabled") }
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking(with: nil) }
            stateChanged()
        }
    }
    /// True when the control is selected.
    open var isSelected = false {
        willSet { willChangeValue(forKey: "selected") }
        didSet {
            if isSelected != oldValue { stateChanged() }
            didChangeValue(forKey: "selected")
        }
    }
    /// True while the control appears pressed; tracking sets it while the touch is inside.
    open var isHighlighted = false {
        willSet { willChangeValue(forKey: "highlighted") }
        didSet {
            if isHighlighted != oldValue { stateChanged() }
            didChangeValue(forKey: "highlighted")
        }
    }
    /// The combination of all current states.
    open var state: State {
        var state: State = isHighlighted ? .highlighted : .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// The vertical alignment of the contents; the default is centred.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of the contents; the default is centred.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment, with leading and trailing resolved to left and right in the direction of the control's content.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    /// True when a touch opens the control's menu at once; only buttons have menus.
    open var showsMenuAsPrimaryAction = false
    /// The text for a pointer that rests on the control; stored without effect.
    open var toolTip: String?

    // MARK: Tracking

    /// True while a touch is being tracked.
    open private(set) var isTracking = false
    /// True while the tracked touch is inside the bounds or within 70 points of them.
    open private(set) var isTouchInside = false

    /// Responds to a touch that began in the control; returning false declines to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Responds to a move of the tracked touch; returning false ends tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Responds to the end of the tracked touch.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Responds to the cancellation of the tracked touch.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        // Set before `beginTracking`, because an override of that method may read the property.
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isMostlyInside(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            endTracking(touch, with: event)
            return forgetTouch()
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isMostlyInside(touch)
        isHighlighted = false
        endTracking(touch, with: event)
        forgetTouch()
        finish(inside: isInside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking(with: event)
    }

    /// Cancels tracking, if a touch is tracked, and sends `touchCancel`.
    func stopTracking(with event: UIEvent?) {
        guard isTracking else { return }
        isHighlighted = false
        cancelTracking(with: event)
        forgetTouch()
        send(.touchCancel, with: event)
    }

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Sends `touchUpInside` or `touchUpOutside` after the tracked touch ended.
    private func finish(inside: Bool, with event: UIEvent?) {
        (self as? any ReleaseHandling)?.willRelease(inside: inside)
        send(inside ? .touchUpInside : .touchUpOutside, with: event)
        (self as? any ReleaseHandling)?.didRelease(inside: inside, with: event)
    }

    /// Updates the appearance after a state change.
    package final func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        (self as? any StateShowing)?.showState()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard self is any TapKeeping, isEnabled, gestureRecognizer.view !== self else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap != true
    }

    // MARK: Listeners

    /// Calls a method of `target` for each of the given events.
    ///
    /// The control's reference to the target is weak. A nil target sends the action up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { listen(target, action, controlEvents) }
    /// Removes target and action for the given events; a nil target or action matches all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { ignore(target, action, controlEvents) }
    /// Performs `action` for each of the given events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { listen(action, controlEvents) }
    /// Removes `action` for the given events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes the action with an identifier for the given events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        ignore(actionIdentifier, controlEvents)
    }
    /// The set of all targets, with `NSNull` for the responder chain.
    open var allTargets: Set<AnyHashable> { Set(listeners.compactMap(\.hashableTarget)) }
    /// The union of all events that have a listener.
    open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of the methods of `target` that an event calls; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { names(target, controlEvent) }
    /// Calls an action method; every target-action event calls this method, so a subclass can intercept all of them.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// Performs an action; every event with a `UIAction` calls this method, so a subclass can intercept all of them.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Sends events to their listeners, without a `UIEvent`.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
    /// Sends `primaryActionTriggered` to its listeners.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
