public import CoreGraphics
public import Foundation

/// A view that is used with a finger and tells others of it.
open class UIControl: UIView {
    /// Who hears of what, in the order in which they were added.
    var listeners: [ControlListener] = []
    /// The finger that is followed.
    private(set) weak var trackedTouch: UITouch?

    /// A control in a rectangle of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finishDecoding(self, as: UIControl.self)
    }

    /// A control that does something when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether it takes touches.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking(with: nil) }
            stateChanged()
        }
    }
    /// Whether it is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether a finger is on it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    /// All states that it is in.
    open var state: State {
        var state: State = isHighlighted ? .highlighted : .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Where contents stand from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where contents stand from left to right.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where contents stand, with leading and trailing as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        default: contentHorizontalAlignment
        }
    }
    /// Whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false
    /// Text that a pointer resting on the control shows; kept, without effect.
    open var toolTip: String?

    // MARK: Tracking

    /// Whether a finger is followed.
    open private(set) var isTracking = false
    /// Whether the finger that is followed is inside, or close enough.
    open private(set) var isTouchInside = false

    /// A finger came down; says whether it is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved; says whether it is to be followed further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger left the screen.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The system took the finger away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
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

    /// Gives up the finger that is followed.
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

    /// The finger left the screen: says so to those who listen.
    func finish(inside: Bool, with event: UIEvent?) { send(inside ? .touchUpInside : .touchUpOutside, with: event) }

    /// The control looks different from now on; for subclasses within UIKit.
    func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Whether a tap on the control is never one on a view behind it; for subclasses within UIKit.
    var keepsTaps: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, isEnabled, gestureRecognizer.view !== self else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap != true
    }

    // MARK: Listeners

    /// Calls a method of `target` whenever one of the events happens.
    ///
    /// The target is not kept alive; nil means whoever in the responder chain has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { listen(target, action, controlEvents) }
    /// Stops such calls; nil means every target, and every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { ignore(target, action, controlEvents) }
    /// Does `action` whenever one of the events happens.
    open func addAction(_ action: UIAction, for controlEvents: Event) { listen(action, controlEvents) }
    /// Stops doing `action` at these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Stops doing the action of this name at these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        ignore(actionIdentifier, controlEvents)
    }
    /// All targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { Set(listeners.compactMap(\.hashableTarget)) }
    /// All events that somebody listens to.
    open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of the methods that an event calls of a target; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { names(target, controlEvent) }
    /// Calls one method; what every event comes to at last.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// Does one action.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Behaves as if events had happened.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
    /// Behaves as if the control had been used.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
