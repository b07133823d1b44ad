extension ClosedRange where Bound: BinaryFloatingPoint {
    /// Creates a range from two limits of any value, such as those that an app has set.
    ///
    /// An upper limit below the lower one becomes the lower one. A limit that is not a number becomes the other one; both become 0 when neither is one.
    /// The operator `...` would end the process in these cases.
    @inlinable
    public init(from lower: Bound, upTo upper: Bound) {
        if lower.isNaN {
            self = upper.isNaN ? 0...0 : upper...upper
        } else {
            // A comparison with NaN is false.
            self = upper > lower ? lower...upper : lower...lower
        }
    }
}
