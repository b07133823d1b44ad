public import CoreGraphics
public import CoreMedia
public import Foundation

/// Casts between `CMTime` and `NSValue`.
extension CMTime: _ValueBridgeable {
    private static let encoding = "{CMTime=qiIq}"

    /// The time wrapped in an `NSValue`.
    public var _boxed: NSValue {
        // Halves of 32 bits, which floats hold exactly.
        let halves = [value, epoch].flatMap { [Double($0 >> 32), Double($0 & 0xFFFF_FFFF)] }
        return StructValue(halves + [Double(timescale), Double(flags.rawValue)], type: Self.encoding)
    }

    /// Reads a time from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        // An archive may hold any numbers.
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding)?.compactMap({ Int64(exactly: $0) }), numbers.count == 6,
            let timescale = Int32(exactly: numbers[4]), let flags = UInt32(exactly: numbers[5])
        else { return nil }
        func whole(_ place: Int) -> Int64 { numbers[place] << 32 | numbers[place + 1] }
        self.init(value: whole(0), timescale: timescale, flags: CMTimeFlags(rawValue: flags), epoch: whole(2))
    }
}

extension NSValue {
    /// The time in this object; invalid when it holds another type.
    public var timeValue: CMTime { CMTime(_boxed: self) ?? .invalid }
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
}
