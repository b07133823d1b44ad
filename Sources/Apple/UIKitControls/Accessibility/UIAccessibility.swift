import CoreGraphics
public import Foundation
public import UIKitValues

/// The settings of assistive technologies, and the notifications that apps post to them.
///
/// No such technology runs here.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A message from the app to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// Creates a message kind from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A large part of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to announce.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Announcements shall pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
        /// Announcements shall go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
    }

    /// A message that was posted.
    package struct Posted {
        /// The name of the notification, such as `announcement`.
        package let notification: Notification
        /// The text to announce, or the element to focus; nil without either.
        package let argument: Any?
    }

    /// The messages that the app posted, in order; the last 1,000 are kept.
    package private(set) static var posted: [Posted] = []

    /// Tells assistive technologies; the message is recorded.
    public static func post(notification: Notification, argument: Any?) {
        if posted.count >= 1000 { posted.removeFirst() }
        posted.append(Posted(notification: notification, argument: argument))
    }

    /// True while a screen reader runs: false.
    public static var isVoiceOverRunning: Bool { false }
    /// True while switches control the device: false.
    public static var isSwitchControlRunning: Bool { false }
    /// True while the user may use this app only: false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// True when colours are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// True when both channels of sound are mixed: false.
    public static var isMonoAudioEnabled: Bool { false }
    /// True when texts of sounds are preferred: false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// True when text is bold everywhere: false.
    public static var isBoldTextEnabled: Bool { false }
    /// True when buttons have shapes: false.
    public static var buttonShapesEnabled: Bool { false }
    /// True when the screen is gray: false.
    public static var isGrayscaleEnabled: Bool { false }
    /// True when blurs are replaced by plain backgrounds: false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// True when animations are replaced by simpler ones: false.
    public static var isReduceMotionEnabled: Bool { false }
    /// True when fades are preferred to slides: false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// True when films start by themselves: true.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// True when colours are darkened for contrast: false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// True when selected text is spoken: false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// True when the screen is spoken: false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// True when a shake undoes: true.
    public static var isShakeToUndoEnabled: Bool { true }
    /// True when a menu replaces gestures: false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// True when state is shown by more than colours: false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// True when switches show 0 and 1: false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Converts a rectangle of a view to the screen's coordinates.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main as any UICoordinateSpace)
    }
    /// Converts a path of a view to the screen's coordinates.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let (origin, x, y) = (CGPoint.zero.onScreen(view), CGPoint(x: 1, y: 0).onScreen(view), CGPoint(x: 0, y: 1).onScreen(view))
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return converted
    }

    /// Posted when a screen reader starts or stops; never here.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the preference for less motion changes; never here.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the preference for less transparency changes; never here.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the shapes of buttons are turned on or off; never here.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when bold text is turned on or off; never here.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when an announcement has been spoken; never here.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when another element is presented; never here.
    public nonisolated static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
}

extension CGPoint {
    @MainActor
    fileprivate func onScreen(_ view: UIView) -> CGPoint { view.convert(self, to: UIScreen.main as any UICoordinateSpace) }
}
