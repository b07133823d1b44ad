public import Foundation

/// A struct that Foundation on Apple's systems casts to `NSValue` and back, statically and from `Any`.
///
/// Public because conformances of public types to `_ObjectiveCBridgeable` rest on it; not meant for clients.
public protocol _ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The object that holds this value.
    var _boxed: NSValue { get }
    /// The value in an object; nil when it holds something else.
    init?(_boxed value: NSValue)
    /// What stands for a missing object.
    init()
}

extension _ValueBridgeable {
    /// The value as an object.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// The value in an object that is known to hold one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(_boxed: source) }

    /// The value in an object, if it is of this type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(_boxed: source)
        return result != nil
    }

    /// The value in an object; all zero when there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap { Self(_boxed: $0) } ?? Self()
    }
}

/// Casts between `CGPoint` and `NSValue`.
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The point as an object.
    public var _boxed: NSValue { NSValue(point: self) }

    /// The point in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGPoint=dd}") else { return nil }
        self = value.pointValue
    }
}

/// Casts between `CGSize` and `NSValue`.
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The size as an object.
    public var _boxed: NSValue { NSValue(size: self) }

    /// The size in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGSize=dd}") else { return nil }
        self = value.sizeValue
    }
}

/// Casts between `CGRect` and `NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The rectangle as an object.
    public var _boxed: NSValue { NSValue(rect: self) }

    /// The rectangle in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard value.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
        self = value.rectValue
    }
}

/// Casts between `CGVector` and `NSValue`.
extension CGVector: _ValueBridgeable {
    private static let encoding = "{CGVector=dd}"

    /// The vector as an object.
    public var _boxed: NSValue { StructValue([dx.native, dy.native], type: Self.encoding) }

    /// The vector in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 2 else { return nil }
        self.init(dx: numbers[0], dy: numbers[1])
    }
}

/// Casts between `CGAffineTransform` and `NSValue`.
extension CGAffineTransform: _ValueBridgeable {
    private static let encoding = "{CGAffineTransform=dddddd}"

    /// The map as an object.
    public var _boxed: NSValue { StructValue([a, b, c, d, tx, ty].map(\.native), type: Self.encoding) }

    /// The map in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 6 else { return nil }
        let n = numbers.map { CGFloat($0) }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

extension NSValue {
    /// The value's Objective-C encoding is this one.
    fileprivate func holds(_ encoding: String) -> Bool {
        // A C string that the value keeps alive.
        unsafe String(cString: objCType) == encoding
    }
}
