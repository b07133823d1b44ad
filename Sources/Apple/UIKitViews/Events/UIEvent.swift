public import Foundation

/// A user interaction, with all touches that take part in it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public typealias EventType = UIEventType

    /// The subtype of an event.
    public typealias EventSubtype = UIEventSubtype

    /// A set of buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per button.
        public let rawValue: Int
        /// Creates a set of buttons from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the mask of a button number from 1 to 63; empty for other numbers.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of the event.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are held; empty for touch events.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pressed buttons of the pointing device; always the primary one.
    open var buttonMask: ButtonMask { .primary }
    /// All touches that take part.
    open package(set) var allTouches: Set<UITouch>?

    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// Returns the touches that a gesture recogniser tracks.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
    }
    /// Returns the recorded samples of a touch since the last event; here only the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns the predicted samples of a touch; always empty, because Lamina predicts no touches.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
