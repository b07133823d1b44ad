import Foundation
import LaminaMethods

/// Properties of objects by name.
package enum KeyedValues {
    /// Answers a request: through the override of a rewritten class, the methods of a façade's class, or else in the standard way.
    package static func perform(_ access: KeyedAccess, on object: AnyObject) -> Any? {
        let (selector, arguments) = access.call
        if Methods.isDeclared(selector, in: object) {
            do {
                return try Methods.call(selector, of: object, with: arguments)
            } catch {
                Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error)")
                return nil
            }
        }
        if let receiver = object as? any KeyedAccessReceiver { return receiver.receive(access) }
        return standard(access, of: object)
    }

    /// Answers a request as `NSObject` does.
    package static func standard(_ access: KeyedAccess, of object: AnyObject) -> Any? {
        switch access {
        case .value(let key): return value(of: key, in: object)
        case .setValue(let value, let key): set(value, of: key, in: object)
        case .valueAtPath(let path): return KeyedPath(path).value(in: object)
        case .setValueAtPath(let value, let path): KeyedPath(path).set(value, in: object)
        case .undefinedValue(let key), .setUndefinedValue(_, let key): refuse(key, of: object)
        case .setNil(let key):
            Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "\(name(of: object)) cannot set nil as the value of “\(key)”; the old value stays")
        case .values(let keys):
            return Dictionary(keys.map { ($0, perform(.value(forKey: $0), on: object) ?? NSNull()) }) { $1 }
        case .setValues(let values):
            for (key, value) in values { _ = perform(.setValue(value is NSNull ? nil : value, forKey: key), on: object) }
        }
        return nil
    }

    /// True when a property of this name can be read.
    package static func has(_ key: String, in object: AnyObject) -> Bool { Methods.hasProperty(key, in: object) }

    /// True when rewritten source declares a property of this name.
    package static func isDeclared(_ key: String, in object: AnyObject) -> Bool {
        Methods.getter(of: key, in: object).map { Methods.isDeclared($0, in: object) } ?? false
    }

    /// Returns the value at a path from any value.
    package static func value(atPath path: String, of value: Any) -> Any? { perform(.valueAtPath(path), on: object(value)) }

    private static func value(of key: String, in object: AnyObject) -> Any? {
        if let getter = Methods.getter(of: key, in: object) {
            do {
                return try Methods.call(getter, of: object).map(boxed)
            } catch {
                Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error)")
                return nil
            }
        }
        if let container = object as? any KeyedContainer { return container.value(ofElements: key) }
        if let property = FoundationProperties.value(of: key, in: object) { return property }
        return perform(.undefinedValue(forKey: key), on: object)
    }

    private static func set(_ value: Any?, of key: String, in object: AnyObject) {
        guard let setter = Methods.setter(of: key, in: object) else {
            if let container = object as? any KeyedContainer, container.set(value, ofElements: key) { return }
            _ = perform(.setUndefinedValue(value, forKey: key), on: object)
            return
        }
        // A façade's class reports its changes itself.
        let change = Methods.isDeclared(setter, in: object) ? Observations.shared.beginKeyedWrite(object, key) : nil
        do {
            try Methods.call(setter, of: object, with: [value])
        } catch {
            if value == nil, case .wrongType = error {
                _ = perform(.setNil(forKey: key), on: object)
            } else {
                Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error); the old value of \(key) stays")
            }
        }
        change?.finish()
    }

    private static func refuse(_ key: String, of object: AnyObject) {
        Diagnostics.report(
            exception: "NSUnknownKeyException", detail: "\(name(of: object)) has no value for the key “\(key)”; nothing is set or read")
    }

    /// The object of a value: numbers, texts and collections are bridged.
    static func object(_ value: Any) -> AnyObject { (value as? NSObject) ?? value as AnyObject }

    static func name(of object: AnyObject) -> String { "\(type(of: object))" }

    /// Returns numbers and structures as objects, as Objective-C's accessors do, and all other values unchanged.
    static func boxed(_ value: Any) -> Any {
        if value is NSObject || value is String { return value }
        if let bridged = (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? NSValue { return bridged }
        if let raw = value as? any RawRepresentable, let number = raw.rawValue as? NSNumber { return number }
        return value
    }
}
