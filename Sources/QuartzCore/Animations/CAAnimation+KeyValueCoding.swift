import CoreGraphics

extension CAAnimation {
    /// Returns the initial value for `defaultValue(forKey:)`; an alias such as `isAdditive` has none.
    static func initialValue(forKey key: String) -> Any? {
        guard let property = properties[key], property.name == key else { return nil }
        let value = property.read(makePlain())
        return (value as? NSNumber)?.doubleValue == 0 ? nil : value
    }

    func differsFromInitialValue(forKey key: String) -> Bool {
        guard let property = Self.properties[key] else { return value(forKey: key) != nil }
        switch (property.read(self), property.read(Self.makePlain())) {
        case (nil, nil): return false
        case (let value as NSObject, let initial as NSObject): return !value.isEqual(initial)
        case (let value as CAFrameRateRange, let initial as CAFrameRateRange): return value != initial
        default: return true
        }
    }

    func storedValue(forKeyPath keyPath: String) -> Any? {
        var found: Any? = self
        for key in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
            found = found.flatMap { part(String(key), of: $0) }
        }
        return found
    }

    func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let key = String(keyPath[keyPath.index(after: dot)...])
        switch storedValue(forKeyPath: String(keyPath[..<dot])) {
        case let animation as CAAnimation: animation.setValue(value, forKey: key)
        case let layer as CALayer: layer.setValue(value, forKey: key)
        default:
            Diagnostics.report(
                exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no settable value at key path \(keyPath); nothing changes")
        }
    }

    private func part(_ key: String, of value: Any) -> Any? {
        switch value {
        case let animation as CAAnimation: animation.value(forKey: key)
        case let layer as CALayer: layer.value(forKey: key)
        case let dictionary as [AnyHashable: Any]: dictionary[key]
        default: nil
        }
    }
}
