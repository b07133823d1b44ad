public import Foundation

/// A user interaction, with all touches that take part in it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// A motion of the device, such as a shake.
        case motion
        /// A command of a remote control.
        case remoteControl
        /// A press of a button or key.
        case presses
        /// Scrolling by a wheel or trackpad.
        case scroll = 10
        /// A pointer that moves without a pressed button.
        case hover = 11
        /// A pinch or rotation on a trackpad.
        case transform = 14
    }

    /// The subtype of an event.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// A play command.
        case remoteControlPlay = 100
        /// A pause command.
        case remoteControlPause = 101
        /// A stop command.
        case remoteControlStop = 102
        /// A command that toggles between play and pause.
        case remoteControlTogglePlayPause = 103
        /// A command to skip to the next track.
        case remoteControlNextTrack = 104
        /// A command to skip to the previous track.
        case remoteControlPreviousTrack = 105
        /// The start of seeking backwards.
        case remoteControlBeginSeekingBackward = 106
        /// The end of seeking backwards.
        case remoteControlEndSeekingBackward = 107
        /// The start of seeking forwards.
        case remoteControlBeginSeekingForward = 108
        /// The end of seeking forwards.
        case remoteControlEndSeekingForward = 109
    }

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
