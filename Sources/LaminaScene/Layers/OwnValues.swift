/// The values that an app stored in a layer under keys of its own.
///
/// Values that no animation can change, such as objects of the app, stay in the façade.
package struct OwnValues: Sendable, RareDefault {
    package static let initial = OwnValues()

    private var values: [String: Value] = [:]

    /// No value is stored.
    package init() {}

    /// The value of a key; nil when none is stored.
    package subscript(key: String) -> Value? {
        get { values[key] }
        set { values[key] = newValue == .null ? nil : newValue }
    }
}
