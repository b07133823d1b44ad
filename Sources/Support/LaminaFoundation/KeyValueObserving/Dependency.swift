import Foundation
import LaminaMethods

/// A property of an object on which an observed value depends.
struct Dependency {
    private(set) weak var object: AnyObject?
    /// The identity of the object while it lives.
    let identity: ObjectIdentifier
    /// The property's name; nil stands for all properties.
    let key: String?

    init(_ object: AnyObject, _ key: String?) {
        self.object = object
        self.key = key
        identity = ObjectIdentifier(object)
    }

    /// Returns the properties on which the value at a path depends: those of the path, and those that the classes name for them.
    static func all(of path: String, from object: AnyObject) -> [Dependency] {
        var found: [Dependency] = []
        collect(KeyedPath(path), object, &found)
        return found
    }

    private static func collect(_ path: KeyedPath, _ object: AnyObject, _ found: inout [Dependency]) {
        guard !path.first.hasPrefix("@"), !found.contains(where: { $0.object === object && $0.key == path.first }) else { return }
        found.append(Dependency(object, path.first))
        for other in affecting(path.first, of: object) { collect(KeyedPath(other), object, &found) }
        guard let rest = path.rest, isReadable(path.first, in: object),
            let next = KeyedValues.perform(.value(forKey: path.first), on: object).map(KeyedValues.object), isObservable(next)
        else { return }
        collect(KeyedPath(rest), next, &found)
    }

    /// False for properties that only Swift knows, which a typed path may contain; layers and animations have values for all keys.
    private static func isReadable(_ key: String, in object: AnyObject) -> Bool {
        KeyedValues.has(key, in: object) || object is any KeyedAccessReceiver && !(object is any ObservationReceiver)
    }

    /// False for values, which do not change.
    private static func isObservable(_ object: AnyObject) -> Bool { !(object is NSValue || object is NSString || object is any KeyedContainer) }

    /// The key paths that a class names in `keyPathsForValuesAffectingValue(forKey:)`.
    private static func affecting(_ key: String, of object: AnyObject) -> Set<String> {
        let type = Swift.type(of: object) as AnyObject
        let general = "keyPathsForValuesAffectingValueForKey:"
        if Methods.responds(type, to: general) {
            return (try? Methods.call(general, of: type, with: [key])) as? Set<String> ?? []
        }
        return standardAffecting(key, of: type)
    }

    /// The key paths that a class names in a method such as `keyPathsForValuesAffectingTitle()`.
    static func standardAffecting(_ key: String, of type: AnyObject) -> Set<String> {
        let own = "keyPathsForValuesAffecting" + PropertyNames.capitalized(key)
        guard Methods.responds(type, to: own) else { return [] }
        return (try? Methods.call(own, of: type)) as? Set<String> ?? []
    }
}
