public import Foundation

/// A struct that can be cast to `NSValue` and back, statically and from `Any`, as Foundation allows on Apple's systems.
///
/// Public only because `_ObjectiveCBridgeable` conformances of public types depend on it; not meant for clients.
public protocol _ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// An `NSValue` that holds this value.
    var _boxed: NSValue { get }
    /// Reads the value from an object; nil when the object holds another type.
    init?(_boxed value: NSValue)
    /// Creates the zero value, which is the result of bridging a nil object.
    init()
}

extension _ValueBridgeable {
    /// Returns the value wrapped in an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// Reads the value from an object that is known to hold one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(_boxed: source) }

    /// Reads the value from an object; fails when the object holds another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(_boxed: source)
        return result != nil
    }

    /// Returns the value in an object; all zeros when the object is nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap { Self(_boxed: $0) } ?? Self()
    }
}

/// Casts between `CGPoint` and `NSValue`.
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The point wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(point: self) }

    /// Reads a point from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGPoint=dd}") else { return nil }
        self = value.pointValue
    }
}

/// Casts between `CGSize` and `NSValue`.
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The size wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(size: self) }

    /// Reads a size from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGSize=dd}") else { return nil }
        self = value.sizeValue
    }
}

/// Casts between `CGRect` and `NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The rectangle wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(rect: self) }

    /// Reads a rectangle from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
        self = value.rectValue
    }
}

/// Casts between `CGVector` and `NSValue`.
extension CGVector: _ValueBridgeable {
    private static let encoding = "{CGVector=dd}"

    /// The vector wrapped in an `NSValue`.
    public var _boxed: NSValue { StructValue([dx.native, dy.native], type: Self.encoding) }

    /// Reads a vector from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 2 else { return nil }
        self.init(dx: numbers[0], dy: numbers[1])
    }
}

/// Casts between `CGAffineTransform` and `NSValue`.
extension CGAffineTransform: _ValueBridgeable {
    private static let encoding = "{CGAffineTransform=dddddd}"

    /// The transform wrapped in an `NSValue`.
    public var _boxed: NSValue { StructValue([a, b, c, d, tx, ty].map(\.native), type: Self.encoding) }

    /// Reads a transform from an object; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 6 else { return nil }
        let n = numbers.map { CGFloat($0) }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

extension NSValue {
    /// Returns true when the value has the given Objective-C encoding.
    fileprivate func holds(_ encoding: String) -> Bool {
        // The C string is valid as long as the value lives.
        unsafe String(cString: objCType) == encoding
    }
}
