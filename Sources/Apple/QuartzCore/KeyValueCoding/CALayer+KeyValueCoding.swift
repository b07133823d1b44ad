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
        if let property = unsafe ObjectProperty.table[key] { return property.get(self) }
        guard let row = Self.properties[key] else {
            return KeyedValues.isDeclared(key, in: self) ? KeyedValues.standard(.value(forKey: key), of: self) : customValue(forKey: key)
        }
        if !state.hasNoPatterns, let place = PatternPlace.byKey[row.name] { return color(place) }
        return row.access.value(in: state).bridged(forKey: row.name)
    }

    func storeValue(_ value: Any?, forKey key: String) {
        if let property = unsafe ObjectProperty.table[key] { return property.set(self, value) }
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
        guard name != "sublayers" else {
            let (layer, rest) = namedSublayer(rest)
            return rest.map { layer?.value(forKeyPath: $0) } ?? layer
        }
        return value(forKey: name).flatMap { KeyedValues.value(atPath: rest, of: $0) }
    }

    func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        let (name, rest) = keyPath.splitAtFirstDot
        // A path of a single name goes through `setValue(_:forKey:)`, which subclasses may override.
        guard let rest else { return setValue(value, forKey: keyPath) }
        if let (row, access) = Self.properties.resolve(keyPath) { return store(value, in: access, of: row, name: keyPath) }
        if setFilterValue(value, forKeyPath: keyPath) || setCustomPart(value, forKeyPath: keyPath) { return }
        if name == "sublayers", case (let layer?, let rest?) = namedSublayer(rest) { return layer.setValue(value, forKeyPath: rest) }
        if let object = self.value(forKey: name) as? NSObject, !(object is NSValue) {
            return _ = KeyedValues.perform(.setValueAtPath(value, rest), on: object)
        }
        Diagnostics.report(exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no value at key path \(keyPath)")
    }

    /// Finds the sublayer that comes first in `path`, the part of a key path after `sublayers.`; also returns the rest of the path.
    func namedSublayer(_ path: String) -> (layer: CALayer?, rest: String?) {
        let (name, rest) = path.splitAtFirstDot
        return (visibleSublayers.first { $0.name == name }, rest)
    }

    private func store(_ value: Any?, in access: any PropertyAccess, of row: Property, name: String) {
        if row.name == "contents" { return setContents(value) }
        if let place = PatternPlace.byKey[row.name] {
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
        if let stored = Value(bridging: value), change(access, of: row, to: row.admitted(stored)) { return }
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "\(value) is not a valid value for \(name) of \(type(of: self)); the old value stays")
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
        if let property = unsafe ObjectProperty.table[key] {
            return !property.isDerived && !(property.isInitial?(self) ?? (property.get(self) == nil))
        }
        guard let row = Self.properties[key] else { return attachments.sparse.values[key] != nil }
        guard row.name != "wantsDynamicContentScaling" else { return false }
        return Self.alwaysArchived.contains(row.name) || row.access.value(in: state) != row.access.value(in: Self.initialState)
    }

    /// The properties that an archive contains even with their initial values, because these have changed between systems.
    private static let alwaysArchived: Set = ["cornerCurve", "contentsFormat", "allowsEdgeAntialiasing", "allowsGroupOpacity"]
}

/// A key that is not a row of the property table: it names an object, such as `mask`, or a derived value, such as `frame`.
struct ObjectProperty {
    /// True for a value that other properties or the layer tree determine, which therefore has no place in an archive.
    fileprivate var isDerived = false
    fileprivate let get: (CALayer) -> Any?
    /// Tells whether a layer still has the initial value; nil for a property whose initial value is nil.
    fileprivate var isInitial: ((CALayer) -> Bool)?
    fileprivate let set: (CALayer, Any?) -> Void

    /// The names of the values that are neither derived nor layers of the tree, in alphabetical order.
    static let archivedNames: [String] = unsafe table.filter { !$0.value.isDerived && !["sublayers", "mask"].contains($0.key) }.keys.sorted()

    /// Returns whether the key names such an object or derived value.
    static func has(_ key: String) -> Bool { unsafe table[key] != nil }

    /// The entries by key.
    ///
    /// Unsafe only in the compiler's eyes: the table never changes, but its closures take layers, which are not sendable.
    fileprivate static nonisolated(unsafe) let table: [String: ObjectProperty] = [
        "frame": ObjectProperty(isDerived: true, get: { $0.frame }, set: { layer, value in (value as? CGRect).map { layer.frame = $0 } }),
        "sublayers": ObjectProperty(get: { $0.sublayers }, set: { $0.sublayers = $1 as? [CALayer] }),
        "superlayer": ObjectProperty(isDerived: true, get: { $0.superlayer }, set: { _, _ in }),
        "mask": ObjectProperty(get: { $0.mask }, set: { $0.mask = $1 as? CALayer }),
        "delegate": ObjectProperty(isDerived: true, get: { $0.delegate }, set: { $0.delegate = $1 as? any CALayerDelegate }),
        "name": ObjectProperty(get: { $0.name }, set: { $0.name = $1 as? String }),
        "actions": ObjectProperty(get: { $0.actions }, set: { $0.actions = $1 as? [String: any CAAction] }),
        "layoutManager": ObjectProperty(get: { $0.layoutManager }, set: { $0.layoutManager = $1 as? any CALayoutManager }),
        "constraints": ObjectProperty(get: { $0.constraints }, set: { $0.constraints = $1 as? [CAConstraint] }),
        "style": ObjectProperty(get: { $0.style }, set: { $0.style = $1 as? [AnyHashable: Any] }),
        "autoresizingMask": ObjectProperty(
            get: { NSNumber(value: $0.autoresizingMask.rawValue) }, isInitial: { $0.autoresizingMask.isEmpty },
            set: { $0.autoresizingMask = CAAutoresizingMask(rawValue: ($1 as? NSNumber)?.uint32Value ?? 0) }),
        "filters": ObjectProperty(get: { $0.filters }, set: { $0.filters = $1 as? [Any] }),
        "compositingFilter": ObjectProperty(get: { $0.compositingFilter }, set: { $0.compositingFilter = $1 }),
        "backgroundFilters": ObjectProperty(get: { $0.backgroundFilters }, set: { $0.backgroundFilters = $1 as? [Any] }),
    ]
}

extension Property {
    /// The value that the property keeps of one that was set by key: of corners, the four bits that mean one.
    fileprivate func admitted(_ value: Value) -> Value {
        guard name == "maskedCorners", case .number(let number) = value, let bits = UInt64(exactly: number) else { return value }
        return .number(Double(bits & 15))
    }
}

extension String {
    /// The key path's first name, and the rest after the first dot; `rest` is nil when there is no dot.
    var splitAtFirstDot: (first: String, rest: String?) {
        guard let dot = firstIndex(of: ".") else { return (self, nil) }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
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
