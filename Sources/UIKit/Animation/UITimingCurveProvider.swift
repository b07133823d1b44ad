public import Foundation

/// Says how the progress of an animator bends.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves that have names.
    case builtin = 0
    /// A curve by its control points.
    case cubic
    /// A spring.
    case spring
    /// A spring after a curve.
    case composed
}
