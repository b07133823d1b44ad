import Foundation

/// `NSObject`'s own implementations of key-value coding, for overrides in rewritten source.
///
/// The compiler replaces `super.value(forKey:)` in an override by `_standardValue(forKey:)`. `super`'s method would call the override again, without
/// end.
extension _KeyValueCodingAndObserving {
    /// Returns the value of a property.
    public func _standardValue(forKey key: String) -> Any? { KeyedValues.standard(.value(forKey: key), of: self) }

    /// Sets a property.
    public func _standardSetValue(_ value: Any?, forKey key: String) { _ = KeyedValues.standard(.setValue(value, forKey: key), of: self) }

    /// Returns the value at a path of names.
    public func _standardValue(forKeyPath keyPath: String) -> Any? { KeyedValues.standard(.valueAtPath(keyPath), of: self) }

    /// Sets the value at a path of names.
    public func _standardSetValue(_ value: Any?, forKeyPath keyPath: String) {
        _ = KeyedValues.standard(.setValueAtPath(value, keyPath), of: self)
    }

    /// Reports an unknown name, and returns nil.
    public func _standardValue(forUndefinedKey key: String) -> Any? { KeyedValues.standard(.undefinedValue(forKey: key), of: self) }

    /// Reports an unknown name.
    public func _standardSetValue(_ value: Any?, forUndefinedKey key: String) {
        _ = KeyedValues.standard(.setUndefinedValue(value, forKey: key), of: self)
    }

    /// Reports a property whose type has no nil.
    public func _standardSetNilValueForKey(_ key: String) { _ = KeyedValues.standard(.setNil(forKey: key), of: self) }

    /// Returns the values of several properties by name.
    public func _standardDictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.standard(.values(keys), of: self) as? [String: Any] ?? [:]
    }

    /// Sets several properties by name.
    public func _standardSetValuesForKeys(_ keyedValues: [String: Any]) { _ = KeyedValues.standard(.setValues(keyedValues), of: self) }
}
