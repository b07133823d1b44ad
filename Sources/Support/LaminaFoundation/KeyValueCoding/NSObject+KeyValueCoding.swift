public import Foundation

/// The objects whose properties can be read, set and observed by name: all `NSObject`s.
///
/// The members belong to a protocol, because a subclass could not override members of an extension of `NSObject`. A class of rewritten source, a
/// layer or a responder may override them; a call on any object reaches the override.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Returns the value of a property; numbers and structures are objects.
    ///
    /// A property is found by its name if the class marks it with `@objc`.
    public func value(forKey key: String) -> Any? { KeyedValues.perform(.value(forKey: key), on: self) }

    /// Sets a property, and notifies its observers; a value of the wrong type is reported, and the old one stays.
    public func setValue(_ value: Any?, forKey key: String) { _ = KeyedValues.perform(.setValue(value, forKey: key), on: self) }

    /// Returns the value at a path of names, such as `song.title` or `songs.@sum.duration`; nil when a value on the way is nil.
    public func value(forKeyPath keyPath: String) -> Any? { KeyedValues.perform(.valueAtPath(keyPath), on: self) }

    /// Sets the value at a path of names; nothing changes when a value on the way is nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { _ = KeyedValues.perform(.setValueAtPath(value, keyPath), on: self) }

    /// Called for the value of a name that the class does not have; reports the name, and returns nil.
    public func value(forUndefinedKey key: String) -> Any? { KeyedValues.perform(.undefinedValue(forKey: key), on: self) }

    /// Called to set a name that the class does not have; reports the name.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { _ = KeyedValues.perform(.setUndefinedValue(value, forKey: key), on: self) }

    /// Called to set nil as the value of a property whose type has no nil; reports the name, and the old value stays.
    public func setNilValueForKey(_ key: String) { _ = KeyedValues.perform(.setNil(forKey: key), on: self) }

    /// Returns the values of several properties by name; nil becomes `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.perform(.values(keys), on: self) as? [String: Any] ?? [:]
    }

    /// Sets several properties by name; `NSNull` becomes nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) { _ = KeyedValues.perform(.setValues(keyedValues), on: self) }

    /// Returns the array of a property; its changes set the property and notify observers.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

    /// Returns the array at a path of names; its changes set the property and notify observers.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray { KeyedArray(self, keyPath) }
}
