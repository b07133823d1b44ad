import Foundation

/// A collection, whose keys are those of its elements.
protocol KeyedContainer: AnyObject {
    /// The elements; for a dictionary, its values.
    var elements: [Any] { get }

    /// Returns the value of a key for the collection.
    func value(ofElements key: String) -> Any?

    /// Sets a key of the collection; false when it cannot be set.
    func set(_ value: Any?, ofElements key: String) -> Bool
}

extension KeyedContainer {
    /// The elements' values; nil becomes `NSNull`.
    func values(_ key: String) -> [Any] {
        elements.map { KeyedValues.perform(.value(forKey: key), on: KeyedValues.object($0)) ?? NSNull() }
    }

    func set(_ value: Any?, ofElements key: String) -> Bool {
        for element in elements { _ = KeyedValues.perform(.setValue(value, forKey: key), on: KeyedValues.object(element)) }
        return true
    }
}

extension NSArray: KeyedContainer {
    var elements: [Any] { map { $0 } }
    func value(ofElements key: String) -> Any? { key == "self" ? self : values(key) as NSArray }
}

extension NSOrderedSet: KeyedContainer {
    var elements: [Any] { array }
    func value(ofElements key: String) -> Any? { key == "self" ? self : NSOrderedSet(array: values(key)) }
}

extension NSSet: KeyedContainer {
    var elements: [Any] { allObjects }
    func value(ofElements key: String) -> Any? { key == "self" ? self : NSSet(array: values(key)) }
}

extension NSDictionary: KeyedContainer {
    var elements: [Any] { allValues }

    func value(ofElements key: String) -> Any? {
        guard key.hasPrefix("@") else { return object(forKey: key) }
        // `@count` asks for a property of the dictionary itself.
        return key == "@count" ? NSNumber(value: count) : FoundationProperties.value(of: String(key.dropFirst()), in: self)
    }

    func set(_ value: Any?, ofElements key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary else { return false }
        if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
        return true
    }
}
