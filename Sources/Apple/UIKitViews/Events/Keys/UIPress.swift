import CoreGraphics
public import Foundation

/// A press of a button or key.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public typealias Phase = UIPressPhase

    /// The buttons of a remote control.
    public typealias PressType = UIPressType

    /// The phase of the press.
    open package(set) var phase = Phase.began
    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0
    /// The key window at the time when the press began.
    open package(set) weak var window: UIWindow?
    /// The responder that receives the press.
    open package(set) weak var responder: UIResponder?
    /// The gesture recognisers that track the press; always nil.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// The force of the press: 1 while it is held, otherwise 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key that is pressed.
    public let key: UIKey?
    /// The equivalent button of a remote control: the arrows, `menu` for Escape, and `select` for all other keys.
    open var type: PressType { key.flatMap { Self.buttons[$0.keyCode] } ?? .select }

    package init(_ key: UIKey) {
        self.key = key
        super.init()
    }

    private static let buttons: [UIKeyboardHIDUsage: PressType] = [
        .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow, .keyboardRightArrow: .rightArrow,
        .keyboardEscape: .menu,
    ]
}

/// An event with the changes of presses.
open class UIPressesEvent: UIEvent {
    /// The presses that belong to the event, begun or ended.
    open package(set) var allPresses: Set<UIPress> = []

    open override var type: EventType { .presses }

    /// Returns the presses that a gesture recogniser tracks; always none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
