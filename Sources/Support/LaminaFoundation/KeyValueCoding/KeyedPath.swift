import Foundation

/// A key path: names between dots.
struct KeyedPath {
    /// The name before the first dot.
    let first: String
    /// The names after the first dot; nil when there is no dot.
    let rest: String?

    init(_ path: String) {
        let dot = path.firstIndex(of: ".")
        first = String(path[..<(dot ?? path.endIndex)])
        rest = dot.map { String(path[path.index(after: $0)...]) }
    }

    /// Returns the value at the path; nil when a value on the way is nil.
    func value(in object: AnyObject) -> Any? {
        if first.hasPrefix("@") { return CollectionOperator(first, rest, of: object).value }
        let value = KeyedValues.perform(.value(forKey: first), on: object)
        guard let rest, let value else { return value }
        return KeyedValues.perform(.valueAtPath(rest), on: KeyedValues.object(value))
    }

    /// Sets the value at the path; nothing happens when a value on the way is nil.
    func set(_ value: Any?, in object: AnyObject) {
        guard let rest else { return _ = KeyedValues.perform(.setValue(value, forKey: first), on: object) }
        guard let next = KeyedValues.perform(.value(forKey: first), on: object) else { return }
        _ = KeyedValues.perform(.setValueAtPath(value, rest), on: KeyedValues.object(next))
    }
}
