public import Foundation

extension UserDefaults {
    /// Sets a value, as key-value coding does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns a value, as key-value coding does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
