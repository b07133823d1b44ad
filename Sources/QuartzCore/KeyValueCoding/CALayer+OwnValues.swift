import CoreGraphics
import Foundation
import LaminaScene

// A layer holds a value under any key. What an animation can change of it is in the state, as the values of properties are; the object that
// was set is kept beside it.
extension CALayer {
    /// The value under a key that is no property: the one that was set, else the one in `style`, else the class's default.
    func ownValue(forKey key: String) -> Any? {
        if let stored = storedOwnValue(forKey: key) { return stored }
        return (styleValue(forKey: key) ?? Self.defaultValue(forKey: key)).map { boxed($0, Value(bridging: $0)) }
    }

    /// Stores a value under a key that is no property, with all that follows from a change of one; nil takes the value away.
    func setOwnValue(_ value: Any?, forKey key: String) {
        let converted = Value(bridging: value)
        let isNothing = converted == .null && !(value is NSNull)
        let value = isNothing ? nil : value.map { boxed($0, converted) }
        guard differs(value, converted, forKey: key) else { return }
        let pending = beginChange(of: key) { [self] state in
            state.own[key] ?? Value(bridging: ownValue(forKey: key)) ?? .null
        }
        attachments.rare.values[key] = value
        state.own[key] = converted
        markStale()
        finishChange(pending, of: key)
    }

    /// The place that a key path names: a property or a value under a key that is none, or a part of one of them.
    ///
    /// - Returns: Nil for keys of objects, such as `mask`, and for parts that the value does not have.
    func access(_ keyPath: String) -> (any PropertyAccess)? {
        if let (_, access) = Self.properties.resolve(keyPath) { return access }
        let name = keyPath.prefix { $0 != "." }
        let key = String(name)
        guard !key.isEmpty, Self.properties[key] == nil, !ObjectProperty.has(key) else { return nil }
        let property = OwnProperty(key, initial: Value(bridging: value(forKey: key)) ?? .null)
        return property.access(part: name.endIndex < keyPath.endIndex ? keyPath[keyPath.index(after: name.endIndex)...] : nil)
    }

    /// Sets a part of a value under a key that is no property; false when the value has no such part.
    func setOwnPart(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        let key = String(keyPath.prefix { $0 != "." })
        var changed = state
        guard Self.properties[key] == nil, let access = access(keyPath), let part = Value(bridging: value) else { return false }
        // The whole may come from `style` or the class.
        changed.own[key] = Value(bridging: self.value(forKey: key))
        guard access.set(part, in: &changed) else { return false }
        setValue(changed.own[key]?.bridged, forKey: key)
        return true
    }

    private func storedOwnValue(forKey key: String) -> Any? {
        let stored = attachments.rare.values[key]
        guard links.model != nil else { return stored }
        // A presentation copy shares the model's objects, but shows the values of its own state.
        let converted = Value(bridging: stored)
        guard let shown = state.own[key] else { return converted == nil ? stored : nil }
        return converted == shown ? stored : shown.bridged
    }

    private func differs(_ value: Any?, _ converted: Value?, forKey key: String) -> Bool {
        let stored = attachments.rare.values[key]
        guard let value, let stored else { return (value == nil) != (stored == nil) }
        // A mutable object may have changed since it was stored, so its former value is compared.
        if let converted, converted != .null { return converted != state.own[key] }
        guard let value = value as? NSObject, let stored = stored as? NSObject else { return true }
        return !value.isEqual(stored)
    }
}

/// Numbers, texts and structs in objects, as they reach an `id` parameter on Apple's systems; everything else as it is.
private func boxed(_ value: Any, _ converted: Value?) -> Any {
    switch converted {
    case .bool, .number, .text, .point, .size, .rect, .transform: (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() ?? value
    default: value
    }
}
