public import CoreGraphics
import LaminaPrimitives

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower limit.
    public var minimum: CGFloat
    /// The upper limit.
    public var maximum: CGFloat

    /// The range that contains only 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// Creates the range that contains only 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// True when the range has no limits.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range as two limits in order.
    var limits: ClosedRange<Double> { ClosedRange(from: Double(min(minimum, maximum)), upTo: Double(max(minimum, maximum))) }
}

/// Returns true when the limits of two ranges differ by nothing; false for infinite ranges, whose limits have no difference.
///
/// - Source: Measured on UIKit: `infinite` does not equal itself.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
    range.minimum - otherRange.minimum == 0 && range.maximum - otherRange.maximum == 0
}

/// Returns true when a range has no limits.
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
