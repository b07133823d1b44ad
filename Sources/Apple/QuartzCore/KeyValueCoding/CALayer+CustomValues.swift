import CoreGraphics
import Foundation
import LaminaFoundation
import LaminaScene

// A layer stores a value under any key, in two forms. The object that the app set is kept in the attachments, and is returned as the same object. A
// `Value` with the same content is in the state, beside the properties; animations change only this form.
extension CALayer {
    /// Returns the value of a key that is not a property: the value that was set, else the value in `style`, else the class's default.
    func customValue(forKey key: String) -> Any? {
        if let stored = storedCustomValue(forKey: key) { return stored }
        return (styleValue(forKey: key) ?? Self.defaultValue(forKey: key)).map { boxed($0, Value(bridging: $0)) }
    }

    /// Stores the value of a key that is not a property, and runs the key's action; nil removes the value.
    func setCustomValue(_ value: Any?, forKey key: String) {
        let converted = Value(bridging: value)
        let isNothing = converted == .null && !(value is NSNull)
        let value = isNothing ? nil : value.map { boxed($0, converted) }
        guard differs(value, converted, forKey: key) else { return }
        let observed = beginObservedChange()
        let pending = beginChange(of: key) { [self] state in
            state.custom[key] ?? Value(bridging: customValue(forKey: key)) ?? .null
        }
        layerLock.withLock {
            attachments.sparse.values[key] = value
            state.custom[key] = converted
            noteChange()
        }
        finishChange(pending, of: key)
        observed?.finish()
    }

    /// Returns an accessor that reads and writes, in a layer's state, the value that a key path names.
    ///
    /// - Parameter keyPath: A property such as `bounds`, a part of one such as `bounds.size.width`, an input of a filter, or a key of the app's own.
    /// - Returns: Nil for keys of objects, such as `mask`, and for parts that the value does not have.
    func access(_ keyPath: String) -> (any PropertyAccess)? {
        if let (_, access) = Self.properties.resolve(keyPath) { return access }
        if self is CAEmitterLayer, let access = EmitterCell.properties.access(keyPath) { return access }
        if let input = filterInput(keyPath) { return input }
        let name = keyPath.prefix { $0 != "." }
        let key = String(name)
        guard !key.isEmpty, Self.properties[key] == nil, Self.objects[key] == nil else { return nil }
        let property = CustomProperty(key, initial: Value(bridging: value(forKey: key)) ?? .null)
        return property.access(part: name.endIndex < keyPath.endIndex ? keyPath[keyPath.index(after: name.endIndex)...] : nil)
    }

    /// Sets a part of the value of a key that is not a property.
    ///
    /// - Returns: False when the value has no such part.
    func setCustomPart(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        let key = String(keyPath.prefix { $0 != "." })
        var changed = state
        guard Self.properties[key] == nil, let access = access(keyPath), let part = Value(bridging: value) else { return false }
        // The whole value may come from `style` or from the class's defaults, so it is put into the state before its part is set.
        changed.custom[key] = Value(bridging: self.value(forKey: key))
        guard access.set(part, in: &changed) else { return false }
        setValue(changed.custom[key]?.bridged, forKey: key)
        return true
    }

    private func storedCustomValue(forKey key: String) -> Any? {
        let stored = attachments.sparse.values[key]
        guard links.model != nil else { return stored }
        // A presentation copy shares the model's objects, but its state may hold an animated value. The object is returned only while both agree.
        let converted = Value(bridging: stored)
        guard let shown = state.custom[key] else { return converted == nil ? stored : nil }
        return converted == shown ? stored : shown.bridged
    }

    private func differs(_ value: Any?, _ converted: Value?, forKey key: String) -> Bool {
        let stored = attachments.sparse.values[key]
        guard let value, let stored else { return (value == nil) != (stored == nil) }
        // The stored object may be mutable and have changed since, so the new value is compared with the one in the state.
        if let converted, converted != .null { return converted != state.custom[key] }
        guard let value = value as? NSObject, let stored = stored as? NSObject else { return true }
        return !value.isSame(as: stored)
    }
}

/// Returns numbers, texts and structs as objects, as an `id` parameter receives them on Apple's systems, and all other values unchanged.
private func boxed(_ value: Any, _ converted: Value?) -> Any {
    switch converted {
    case .bool, .number, .text, .point, .size, .rect, .transform: (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() ?? value
    default: value
    }
}
