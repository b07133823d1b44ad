import LaminaMethods

/// Properties of objects by name, through the method table.
package enum KeyedValues {
    /// True when an object's class marks a property of this name with `@objc`.
    package static func has(_ key: String, in object: AnyObject) -> Bool { Methods.hasProperty(key, in: object) }

    /// Returns a property's value; nil when there is no such property.
    package static func value(of key: String, in object: AnyObject) -> Any? { try? Methods.value(of: key, in: object) }

    /// Sets a property.
    ///
    /// - Returns: False when there is no such property; a value of the wrong type is reported and the old one stays.
    package static func set(_ value: Any?, of key: String, in object: AnyObject) -> Bool {
        guard Methods.responds(object, to: Methods.setter(of: key)) else { return false }
        do {
            try Methods.setValue(value, of: key, in: object)
        } catch {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error); the old value of \(key) stays")
        }
        return true
    }
}
