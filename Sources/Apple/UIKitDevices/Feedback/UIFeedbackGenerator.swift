public import Foundation
import QuartzCore

/// A tap or buzz that an app asked for; there is no motor, so requests are only recorded.
package struct FeedbackRequest: Sendable, Hashable {
    /// The kind of feedback, such as `impact.medium` or `notification.success`.
    package let kind: String
    /// The strength from 0 to 1.
    package let intensity: Double
    /// The media time of the request, in seconds.
    package let time: Double
}

/// The feedback that the app asked for, in order; the last 1,000 requests are kept.
@MainActor
package enum FeedbackLog {
    /// The feedback that the app asked for, in order.
    package private(set) static var requests: [FeedbackRequest] = []
    /// Hears of each request; a film with `--haptics` makes a click of it.
    package static var listener: ((FeedbackRequest) -> Void)?

    static func add(_ kind: String, intensity: CGFloat = 1) {
        if requests.count >= 1000 { requests.removeFirst() }
        let request = FeedbackRequest(kind: kind, intensity: Double(intensity), time: CACurrentMediaTime())
        requests.append(request)
        listener?(request)
    }

    /// Forgets all requests.
    package static func removeAll() { requests = [] }
}

/// The base of the generators of taps and buzzes, which are recorded and not felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Creates a generator for the interactions of a view.
    public convenience init(view: UIView) { self.init() }
    /// Announces feedback soon; does nothing, because there is no motor to start.
    open func prepare() {}
}

/// Feedback of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of what collides.
    public typealias FeedbackStyle = UIImpactFeedbackStyle

    private let style: FeedbackStyle

    /// Creates a generator of medium impacts.
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    /// Creates a generator of a style for the interactions of a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Records an impact of full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Records an impact of a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { FeedbackLog.add("impact.\(style.name)", intensity: intensity) }
    /// Records an impact of full strength at a point.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Records an impact of a strength from 0 to 1 at a point.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Records a changed selection.
    open func selectionChanged() { FeedbackLog.add("selection") }
    /// Records a changed selection at a point.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback of success, warning and failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome.
    public typealias FeedbackType = UINotificationFeedbackType

    /// Records an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) { FeedbackLog.add("notification.\(notificationType.name)") }
    /// Records an outcome at a point.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}

extension UIImpactFeedbackStyle {
    /// The name in the log; the number of a style without a name.
    fileprivate var name: String {
        switch self {
        case .light: "light"
        case .medium: "medium"
        case .heavy: "heavy"
        case .soft: "soft"
        case .rigid: "rigid"
        @unknown default: "\(rawValue)"
        }
    }
}

extension UINotificationFeedbackType {
    /// The name in the log; the number of an outcome without a name.
    fileprivate var name: String {
        switch self {
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        @unknown default: "\(rawValue)"
        }
    }
}
