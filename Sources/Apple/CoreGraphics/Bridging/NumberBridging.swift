public import Foundation

extension CGFloat {
    /// The number's value, rounded to the nearest `CGFloat`.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number's value; nil when `CGFloat` cannot represent it exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// Casts between `CGFloat` and `NSNumber`. Apple's Foundation provides them; Foundation on Linux does not.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The class that a `CGFloat` is bridged to.
    public typealias _ObjectiveCType = NSNumber

    /// Returns the number wrapped in an `NSNumber`.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Reads the number from an object that is known to hold one.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(truncating: source)
    }

    /// Reads the number from an object; fails when `CGFloat` cannot represent it exactly.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: source)
        return result != nil
    }

    /// Returns the number in an object; 0 when the object is nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat(truncating: $0) } ?? 0
    }
}
