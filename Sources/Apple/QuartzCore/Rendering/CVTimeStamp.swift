/// A time of a display's refresh, as Core Video describes it.
public struct CVTimeStamp: Sendable, Equatable {
    /// The version of the structure; 0.
    public var version: UInt32 = 0
    /// The number of units of `videoTime` per second.
    public var videoTimeScale: Int32 = 0
    /// The start of the frame, in units of `videoTimeScale`.
    public var videoTime: Int64 = 0
    /// The system's time at the start of the frame.
    public var hostTime: UInt64 = 0
    /// The ratio of the measured to the nominal refresh rate.
    public var rateScalar: Double = 0
    /// The nominal time between two refreshes, in units of `videoTimeScale`.
    public var videoRefreshPeriod: Int64 = 0
    /// The fields that are valid, as Core Video's bits.
    public var flags: UInt64 = 0
    /// Unused; 0.
    public var reserved: UInt64 = 0

    /// Creates a time stamp without valid fields.
    public init() {}
}
