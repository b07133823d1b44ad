public import CoreGraphics
public import CoreMedia
public import Foundation

/// Casts between `CMTime` and `NSValue`.
extension CMTime: _ValueBridgeable {
    private static let encoding = "{CMTime=qiIq}"

    /// The time wrapped in an `NSValue`.
    public var _boxed: NSValue { StructValue(numbers, type: Self.encoding) }

    /// Reads a time from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let time = (value as? StructValue)?.numbers(ofType: Self.encoding).flatMap({ CMTime(numbers: $0) }) else { return nil }
        self = time
    }

    /// The six numbers of a time; those of 64 bits are two halves of 32, which floats hold exactly.
    fileprivate var numbers: [Double] {
        let halves = [value, epoch].flatMap { [Double($0 >> 32), Double($0 & 0xFFFF_FFFF)] }
        return halves + [Double(timescale), Double(flags.rawValue)]
    }

    /// Reads six numbers, which an archive may have made up; nil for others than those of a time.
    fileprivate init?(numbers: [Double]) {
        let numbers = numbers.compactMap { Int64(exactly: $0) }
        guard numbers.count == 6, let timescale = Int32(exactly: numbers[4]), let flags = UInt32(exactly: numbers[5]) else { return nil }
        func whole(_ place: Int) -> Int64 { numbers[place] << 32 | numbers[place + 1] }
        self.init(value: whole(0), timescale: timescale, flags: CMTimeFlags(rawValue: flags), epoch: whole(2))
    }
}

/// Casts between `CMTimeRange` and `NSValue`.
extension CMTimeRange: _ValueBridgeable {
    private static let encoding = "{CMTimeRange={CMTime=qiIq}{CMTime=qiIq}}"

    /// The range wrapped in an `NSValue`.
    public var _boxed: NSValue { StructValue(start.numbers + duration.numbers, type: Self.encoding) }

    /// Reads a range from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 12,
            let start = CMTime(numbers: Array(numbers[..<6])), let duration = CMTime(numbers: Array(numbers[6...]))
        else { return nil }
        self.init(start: start, duration: duration)
    }
}

extension NSValue {
    /// The time in this object; invalid when it holds another type.
    public var timeValue: CMTime { CMTime(_boxed: self) ?? .invalid }
    /// The range of times in this object; invalid when it holds another type.
    public var timeRangeValue: CMTimeRange { CMTimeRange(_boxed: self) ?? CMTimeRange(start: .invalid, duration: .invalid) }
}

/// A protocol whose extension declares an initialiser that can return an existing object, which a class's own initialiser cannot do.
///
/// Public only because `NSValue(time:)` needs it; not meant for clients.
public protocol _TimeBoxing {}

extension NSValue: _TimeBoxing {}

extension _TimeBoxing where Self: NSValue {
    /// Creates an object that holds a time; may be called on `NSValue` itself only, not on a subclass.
    public init(time: CMTime) {
        guard let boxed = time._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold a CMTime") }
        self = boxed
    }

    /// Creates an object that holds a range of times; may be called on `NSValue` itself only, not on a subclass.
    public init(timeRange: CMTimeRange) {
        guard let boxed = timeRange._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold a CMTimeRange") }
        self = boxed
    }
}
