import Foundation

/// The values of properties that were declared with `@NSManaged`.
public enum ManagedValue {
    /// Returns a stored value as the property's type; zero, false or nil while nothing is stored.
    public static func read<Value>(_ stored: Any?, as type: Value.Type = Value.self) -> Value {
        if let value = ValueConversion.convert(stored, to: type) { return value }
        if let numeric = type as? any NumericValue.Type, let zero = numeric.init(NSNumber(value: 0)) as? Value { return zero }
        if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
        preconditionFailure("a managed property of type \(type) was read before it was set")
    }

    private static let zeros: [any Sendable] = [CGPoint.zero, CGSize.zero, CGRect.zero, ""]
}
