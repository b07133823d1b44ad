public import CoreGraphics

/// A name with a type of its own, which casts to `NSString` and back as Apple's typed strings do.
///
/// Public because Apple's types conform to it; not meant for clients.
public protocol _NameBridgeable: RawRepresentable, _ObjectiveCBridgeable, Hashable, Sendable
where RawValue == String, _ObjectiveCType == NSString {
    /// The name in this spelling; every spelling makes one.
    init(rawValue: String)
}

extension _NameBridgeable {
    /// The name as an object.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// The name in an object that is known to hold one.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }

    /// The name in an object.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    /// The name in an object; the empty one when there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }
}
