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
