import CoreGraphics
public import Foundation

/// A button or key that is down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What it has just done.
    public enum Phase: Int, Sendable {
        /// Went down.
        case began = 0
        /// Is pressed with another force.
        case changed
        /// Did not change.
        case stationary
        /// Came up.
        case ended
        /// Was taken away by the system.
        case cancelled
    }

    /// The buttons of a remote control.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// Choose.
        case select
        /// Back.
        case menu
        /// Play or pause.
        case playPause
    }

    /// What it has just done.
    open internal(set) var phase = Phase.began
    /// When this was, in the time of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window that has the keys.
    open internal(set) weak var window: UIWindow?
    /// Who gets it.
    open internal(set) weak var responder: UIResponder?
    /// Who looks for gestures in it: nobody.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// How hard it is pressed, 0...1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key.
    public let key: UIKey?
    /// Which button of a remote control does the same; `select` for keys that none is like.
    open var type: PressType { key.flatMap { Self.buttons[$0.keyCode] } ?? .select }

    init(_ key: UIKey) {
        self.key = key
        super.init()
    }

    private static let buttons: [UIKeyboardHIDUsage: PressType] = [
        .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow, .keyboardRightArrow: .rightArrow,
        .keyboardEscape: .menu,
    ]
}

/// A button or key went down or up.
open class UIPressesEvent: UIEvent {
    /// All presses that take part.
    open internal(set) var allPresses: Set<UIPress> = []

    open override var type: EventType { .presses }

    /// The presses in which a recogniser looks for its gesture: none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
