package import Foundation

extension Int {
    /// The largest magnitude of a clamped number: 2⁵³, up to which every integer is a `Double`; sums and small multiples do not overflow.
    private static let largest: CGFloat = 9_007_199_254_740_992

    /// Converts a number from outside, which may be huge, infinite or NaN: the fraction is dropped, the magnitude limited to 2⁵³, and NaN becomes 0.
    package init(clamped number: CGFloat) {
        self = number.isNaN ? 0 : Int(Swift.max(-Self.largest, Swift.min(Self.largest, number)))
    }
}
