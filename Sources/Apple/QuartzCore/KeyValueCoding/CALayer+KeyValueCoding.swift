import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Returns the value of a key: an object, a property, or a value that the app stored.
    ///
    /// - Source: CALayer is a key-value container, in which any key holds a value. A dot belongs to the name in a key, but separates names in a key
    ///   path.
    func storedValue(forKey key: String) -> Any? {
        if let property = Self.objects[key] { return property.read(self) }
        guard let row = Self.properties[key] else {
            return KeyedValues.isDeclared(key, in: self) ? KeyedValues.standard(.value(forKey: key), of: self) : customValue(forKey: key)
        }
        if !state.hasNoPatterns, let place = row.pattern { return color(place) }
        if row.effects.contains(.object) { return contents }
        return row.access.value(in: state).bridged(forKey: row.name)
    }

    func storeValue(_ value: Any?, forKey key: String) {
        if let property = Self.objects[key] {
            if !property.write(self, value) { reportInvalid(value, key) }
            return
        }
        guard let row = Self.properties[key] else {
            guard KeyedValues.isDeclared(key, in: self) else { return setCustomValue(value, forKey: key) }
            return _ = KeyedValues.standard(.setValue(value, forKey: key), of: self)
        }
        store(value, in: row.access, of: row, name: key)
    }

    func storedValue(forKeyPath keyPath: String) -> Any? {
        let (name, rest) = keyPath.splitAtFirstDot
        guard let rest else { return value(forKey: keyPath) }
        if FilterList(rawValue: name) != nil { return filterValue(forKeyPath: keyPath) }
        if let access = access(keyPath) { return access.value(in: state).bridged }
        if let (layer, rest) = sublayer(at: keyPath) { return rest.map { layer?.value(forKeyPath: $0) } ?? layer }
        return value(forKey: name).flatMap { KeyedValues.value(atPath: rest, of: $0) }
    }

    func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        let (name, rest) = keyPath.splitAtFirstDot
        // A path of a single name goes through `setValue(_:forKey:)`, which subclasses may override.
        guard let rest else { return setValue(value, forKey: keyPath) }
        if let (row, access) = Self.properties.resolve(keyPath) { return store(value, in: access, of: row, name: keyPath) }
        if setFilterValue(value, forKeyPath: keyPath) || setCustomPart(value, forKeyPath: keyPath) { return }
        if case (let layer?, let rest?)? = sublayer(at: keyPath) { return layer.setValue(value, forKeyPath: rest) }
        if let object = self.value(forKey: name) as? NSObject, !(object is NSValue) {
            return _ = KeyedValues.perform(.setValueAtPath(value, rest), on: object)
        }
        Diagnostics.report(exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no value at key path \(keyPath)")
    }

    /// Finds the sublayer that a key path such as `sublayers.NAME.opacity` names, and the rest of the path after the name.
    ///
    /// - Returns: Nil for other key paths; no layer when no sublayer has the name.
    func sublayer(at keyPath: String) -> (layer: CALayer?, rest: String?)? {
        guard let (name, rest) = keyPath.namedSublayer else { return nil }
        return (visibleSublayers.first { $0.name == name }, rest)
    }

    private func store(_ value: Any?, in access: any PropertyAccess, of row: Property, name: String) {
        if row.effects.contains(.object) { return setContents(value) }
        if let place = row.pattern {
            if let color = value as? CGColor { return setColor(color, place) }
            removePattern(place)
        }
        guard let value else {
            if change(access, of: row, to: .null) { return }
            // A property whose type has no nil gets the value of an unset property instead, as in Core Animation.
            var unset = Self.initialState
            _ = row.access.set(unsetValue(of: row), in: &unset)
            _ = change(access, of: row, to: access.value(in: unset))
            return noteReset(of: row.name)
        }
        if let stored = Value(bridging: value), change(access, of: row, to: stored) { return }
        reportInvalid(value, name)
    }

    private func reportInvalid(_ value: Any?, _ name: String) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "\(value ?? "nil") is not a valid value for \(name) of \(type(of: self)); the old value stays")
    }

    /// Returns the class's initial value of a property.
    ///
    /// - Source: Measured on Apple's system, which returns nil for values that are zero, false or nil, and for names of getters such as `isHidden`.
    class func initialValue(forKey key: String) -> Any? {
        guard let row = properties[key], row.name == key else { return nil }
        let value = row.access.value(in: initialState)
        return value.isBlank ? nil : value.bridged
    }

    func differsFromInitialValue(forKey key: String) -> Bool {
        if let property = Self.objects[key] { return property.archive != .none && !property.isBlank(self) }
        guard let row = Self.properties[key] else { return attachments.sparse.values[key] != nil }
        guard !row.effects.contains(.unarchived) else { return false }
        return row.effects.contains(.archived) || row.access.value(in: state) != row.access.value(in: Self.initialState)
    }
}

extension String {
    /// The key path's first name, and the rest after the first dot; `rest` is nil when there is no dot.
    var splitAtFirstDot: (first: String, rest: String?) {
        guard let dot = firstIndex(of: ".") else { return (self, nil) }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}

extension String {
    /// The name after `sublayers.`, and the rest of the key path after the name; nil for other key paths.
    var namedSublayer: (name: String, rest: String?)? {
        guard hasPrefix("sublayers.") else { return nil }
        let (name, rest) = String(dropFirst("sublayers.".count)).splitAtFirstDot
        return (name, rest)
    }
}

extension Value {
    /// True for nil, zero and false.
    var isBlank: Bool {
        switch self {
        case .null: true
        case .bool(let flag): !flag
        case .number(let number): number == 0
        case .point(let point): point == .zero
        case .size(let size): size == .zero
        case .rect(let rect): rect == .zero
        default: false
        }
    }
}
