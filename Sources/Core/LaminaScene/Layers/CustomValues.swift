/// The values that an app stored in a layer under custom keys.
///
/// Only values that can be animated are stored here; the façade stores others, such as objects of the app.
package struct CustomValues: Sendable, SparseDefault {
    package static let initial = CustomValues()

    package private(set) var values: [String: Value] = [:]

    /// Creates an empty store.
    package init() {}

    /// The value of a key, nil when none is stored; storing `null` removes the value.
    package subscript(key: String) -> Value? {
        get { values[key] }
        set { values[key] = newValue == .null ? nil : newValue }
    }
}
