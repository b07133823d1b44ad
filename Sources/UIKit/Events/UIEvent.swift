public import Foundation

/// What happened, with all fingers that take part.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device moved.
        case motion
        /// A remote control.
        case remoteControl
        /// A button or a key.
        case presses
        /// A wheel.
        case scroll = 10
        /// A pointer without a button.
        case hover = 11
        /// Fingers on a track pad.
        case transform = 14
    }

    /// What more there is to say of an event.
    public enum EventSubtype: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// A remote control's keys follow.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// The next piece.
        case remoteControlNextTrack = 104
        /// The piece before.
        case remoteControlPreviousTrack = 105
        /// Backwards, until told otherwise.
        case remoteControlBeginSeekingBackward = 106
        /// No longer backwards.
        case remoteControlEndSeekingBackward = 107
        /// Forwards, until told otherwise.
        case remoteControlBeginSeekingForward = 108
        /// No longer forwards.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// One bit for each button.
        public let rawValue: Int
        /// Takes any bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The one under the forefinger.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The one beside it.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The kind of event.
    open var type: EventType { .touches }
    /// What more there is to say.
    open var subtype: EventSubtype { .none }
    /// When it happened, in the time of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointer that are down.
    open var buttonMask: ButtonMask { .primary }
    /// All fingers that take part.
    open internal(set) var allTouches: Set<UITouch>?

    /// The fingers that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The fingers that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// The fingers in which a recogniser looks for its gesture.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
    }
    /// All that is known of a finger since the event before: the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Where a finger is going to be: nobody knows.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
