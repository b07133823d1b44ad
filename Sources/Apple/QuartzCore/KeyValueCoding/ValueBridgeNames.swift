public import CoreGraphics

/// A typed string constant, which casts to `NSString` and back as Apple's do.
///
/// Public only because Apple's types conform to it; not meant for clients.
public protocol _NameBridgeable: RawRepresentable, _ObjectiveCBridgeable, Hashable, Sendable
where RawValue == String, _ObjectiveCType == NSString {
    /// Creates the name with this spelling; every spelling is valid.
    init(rawValue: String)
}

extension _NameBridgeable {
    /// The name as a string object.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Converts a string object to the name.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }

    /// Converts a string object to the name; always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    /// Converts a string object to the name; nil becomes the empty name.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }
}
