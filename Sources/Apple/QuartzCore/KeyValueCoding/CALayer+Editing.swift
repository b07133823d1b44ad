import LaminaScene

extension CALayer {
    /// Sets a property to a value that is written as a text, such as `10, 20` or `#ff8000`, as an inspector does.
    ///
    /// - Returns: False when the layer has no property at the key path, or the property takes no value of that text.
    package func edit(_ keyPath: String, to text: String) -> Bool {
        var state = state
        guard let (_, access) = Self.properties.resolve(keyPath), let value = access.set(text: text, in: &state) else { return false }
        setValue(value.bridged, forKeyPath: keyPath)
        return true
    }
}
