/// A range of frame rates, in frames per second, with a preferred rate.
public struct CAFrameRateRange: Sendable, Equatable {
    /// The least rate, in frames per second.
    public var minimum: Float
    /// The greatest rate, in frames per second.
    public var maximum: Float
    /// The preferred rate, in frames per second; nil leaves the choice to the system.
    public var preferred: Float?

    /// The range that accepts any rate.
    public static let `default` = CAFrameRateRange()

    /// Creates a range that accepts any rate.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range from `minimum` to `maximum`, in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The preferred rate within the range, or else the greatest one; 0 for a range that accepts any rate, and for one without rates.
    var wish: Double {
        guard maximum > 0, minimum <= maximum else { return 0 }
        let wish = preferred ?? 0
        return Double(wish > 0 ? max(minimum, min(maximum, wish)) : maximum)
    }

    /// Returns true when both ranges have the same three rates.
    public static func == (lhs: CAFrameRateRange, rhs: CAFrameRateRange) -> Bool {
        (lhs.minimum, lhs.maximum) == (rhs.minimum, rhs.maximum) && lhs.preferred == rhs.preferred
    }
}
