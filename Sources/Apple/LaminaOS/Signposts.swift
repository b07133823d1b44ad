/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// Creates a kind from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// The identity of an interval among those with the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an identity from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identity from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The identity of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identity.
    public static let invalid = OSSignpostID(.max)
    /// The empty identity.
    public static let null = OSSignpostID(0)

    /// Creates the identity of an object's intervals: the same for the same object.
    public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

    /// Returns true when the left number is smaller.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// Marks a moment, or an end of an interval; without effect, because no instrument records it here.
public func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}

/// Marks a moment, or an end of an interval, with a message; without effect, because no instrument records it here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
    _ arguments: any CVarArg...
) {}
