import CoreGraphics
import LaminaScene

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
}
