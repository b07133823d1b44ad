@_exported public import Foundation

/// The value of a time.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32
/// The epoch of a time; 0 but after repetitions.
public typealias CMTimeEpoch = Int64

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is a number, or one of the special times below.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// Bits were lost.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than every time.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than every time.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Unknown.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// One of the three above.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    /// The number of parts.
    public var value: CMTimeValue
    /// The number of parts of a second.
    public var timescale: CMTimeScale
    /// The properties.
    public var flags: CMTimeFlags
    /// The epoch.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// Creates a time with all parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates `value / timescale` seconds.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// Creates the time nearest to a number of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self = .invalid
            return
        }
        let parts = seconds * Double(preferredTimescale)
        guard abs(parts) < 9.2e18 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(parts.rounded()), timescale: preferredTimescale)
        if parts != parts.rounded() { flags.insert(.hasBeenRounded) }
    }

    /// 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// Unknown.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than every time.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than every time.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The seconds; NaN for a time that is invalid or unknown.
    public var seconds: Double {
        guard isValid, !isIndefinite else { return .nan }
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return Double(value) / Double(timescale)
    }
    /// True for numbers and the special times.
    public var isValid: Bool { flags.contains(.valid) }
    /// True for numbers.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// True for an unknown time.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// True for a time after every time.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// True for a time before every time.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

    /// Returns the nearest time with other parts of a second.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod = .default) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }
}

extension CMTime: Comparable, Hashable {
    /// Returns true for equal seconds.
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    /// Returns true for an earlier time.
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
    /// Hashes the seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds.isNaN ? .infinity : seconds) }

    /// Returns the sum.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        combine(left, right) {
            $0 + $1
        } exact: {
            $0.addingReportingOverflow($1)
        }
    }
    /// Returns the difference.
    public static func - (left: CMTime, right: CMTime) -> CMTime {
        combine(left, right) {
            $0 - $1
        } exact: {
            $0.subtractingReportingOverflow($1)
        }
    }

    /// Combines two times exactly where they have common parts of a second, and else as numbers of seconds.
    private static func combine(
        _ left: CMTime, _ right: CMTime, _ body: (Double, Double) -> Double,
        exact: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric, right.isNumeric else {
            let result = body(left.seconds, right.seconds)
            return result == .infinity ? .positiveInfinity : result == -.infinity ? .negativeInfinity : .indefinite
        }
        let scale = leastCommonMultiple(left.timescale, right.timescale)
        if let scale, let first = left.value(in: scale), let second = right.value(in: scale) {
            let (value, isTooLarge) = exact(first, second)
            if !isTooLarge { return CMTime(value: value, timescale: scale) }
        }
        return CMTime(seconds: body(left.seconds, right.seconds), preferredTimescale: max(left.timescale, right.timescale))
    }

    private func value(in scale: CMTimeScale) -> Int64? {
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: Int64(scale / timescale))
        return isTooLarge ? nil : product
    }

    private static func leastCommonMultiple(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale? {
        guard left > 0, right > 0 else { return nil }
        var (a, b) = (Int64(left), Int64(right))
        while b != 0 { (a, b) = (b, a % b) }
        return CMTimeScale(exactly: Int64(left) / a * Int64(right))
    }
}

/// Creates `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates `value / timescale` seconds, by the name until Swift 4.2.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Creates the time nearest to a number of seconds, by the name until Swift 4.2.
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds; NaN for a time that is invalid or unknown.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns the sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1 for an earlier, equal or later time.
///
/// - Source: Apple's documentation: invalid times are equal to each other and later than all others; then come infinity and unknown times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Double {
        if !time.isValid { return 3 }
        if time.isIndefinite { return 2 }
        return time.isPositiveInfinity ? 1 : time.isNegativeInfinity ? -1 : 0
    }
    let (first, second) = (rank(time1), rank(time2))
    if first != second || first != 0 { return first < second ? -1 : first > second ? 1 : 0 }
    return time1.seconds < time2.seconds ? -1 : time1.seconds > time2.seconds ? 1 : 0
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
    /// The begin.
    public var start: CMTime
    /// The length.
    public var duration: CMTime

    /// Creates an invalid span.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Creates a span by its length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a span by its end.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

    /// The end.
    public var end: CMTime { start + duration }
    /// True for a span of numbers.
    public var isValid: Bool { start.isValid && duration.isValid && !(duration < .zero) }
    /// True for a span without a length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Returns true for times in the span; the end is outside.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
    /// No time.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No span.
    public static let invalid = CMTimeRange()
}

/// Creates a span by its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
