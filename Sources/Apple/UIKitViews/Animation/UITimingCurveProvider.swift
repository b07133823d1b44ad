public import Foundation

/// A provider of the timing curve or spring of a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The type of the timing; it tells which of the two properties below is set.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil when the timing has none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil when the timing has none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin = 0
    /// A curve by its control points.
    case cubic
    /// A spring.
    case spring
    /// A curve combined with a spring.
    case composed
}
