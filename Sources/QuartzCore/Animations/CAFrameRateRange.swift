/// How many frames per second somebody wants, at least, at most and best.
public struct CAFrameRateRange: Sendable, Equatable {
    /// Frames per second, at least.
    public var minimum: Float
    /// Frames per second, at most.
    public var maximum: Float
    /// The best number of frames per second; nil leaves the choice to the system.
    public var preferred: Float?

    /// Any rate.
    public static let `default` = CAFrameRateRange()

    /// Any rate.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// The rates from `minimum` to `maximum`, best `preferred`.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
