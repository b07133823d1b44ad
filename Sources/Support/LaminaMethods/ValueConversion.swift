import Foundation

/// Conversions of a value to the type of a parameter or property, as bridging does on Apple's systems.
public enum ValueConversion {
    /// Returns the value as `type`: by a cast, or as a number, a string or the raw value of an enumeration.
    ///
    /// - Returns: Nil when the value cannot be converted. A missing value converts to optional types only.
    public static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        if let same = value as? Value { return same }
        // Nil itself would be cast to an optional type, as an empty optional.
        if let optional = type as? any OptionalType.Type { return optional.convert(value).flatMap { $0 as? Value } }
        if let number = number(value), let numeric = type as? any NumericValue.Type { return numeric.init(number) as? Value }
        if let raw = type as? any RawRepresentable.Type { return enumeration(value, raw) as? Value }
        if let raw = value as? any RawRepresentable { return convert(raw.rawValue, to: type) }
        if let string = value as? NSString { return string as String as? Value }
        // An action's sender for a method with a flag, such as `endEditing(_:)`, is true, as a pointer is in Objective-C.
        if type == Bool.self, Swift.type(of: value) is AnyClass { return true as? Value }
        if type == AnyObject.self || type is AnyClass { return value as AnyObject as? Value }
        return nil
    }

    /// The number in a value of a numeric type.
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as any NumericValue: number.number
        default: nil
        }
    }

    private static func enumeration<Enumeration: RawRepresentable>(_ value: Any, _ type: Enumeration.Type) -> Enumeration? {
        convert(value, to: Enumeration.RawValue.self).flatMap { Enumeration(rawValue: $0) }
    }
}

/// Returns a value as an optional that is not nested; nil when it is an empty optional.
package func flattened<Value>(_ value: Value) -> Any? { (value as? any OptionalType).map { $0.flat } ?? value }

/// A protocol to which all optional types conform, so that a value's type can be tested for being optional.
private protocol OptionalType {
    var flat: Any? { get }
    static func convert(_ value: Any) -> Self?
}

extension Optional: OptionalType {
    var flat: Any? { flatMap { flattened($0) } }

    static func convert(_ value: Any) -> Wrapped?? { ValueConversion.convert(value, to: Wrapped.self).map { $0 } }
}
