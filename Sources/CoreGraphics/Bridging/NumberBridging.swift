public import Foundation

extension CGFloat {
    /// The number's value, rounded when it has no exact `CGFloat`.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number's value; nil when it has no exact `CGFloat`.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// Casts between `CGFloat` and `NSNumber`, which Foundation on Apple's systems has and on Linux lacks.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The class a `CGFloat` becomes.
    public typealias _ObjectiveCType = NSNumber

    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number in an object that is known to hold one.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(truncating: source)
    }

    /// The number in an object, if it has an exact `CGFloat`.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: source)
        return result != nil
    }

    /// The number in an object; zero when there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat(truncating: $0) } ?? 0
    }
}
