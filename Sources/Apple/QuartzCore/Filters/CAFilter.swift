public import Foundation
import CoreGraphics
import LaminaScene

/// A filter of a layer by its short name, such as `gaussianBlur`, with inputs by key-value coding.
///
/// A layer reads a filter when it is set. Later changes go through the layer's key paths, such as `filters.gaussianBlur.inputRadius`.
open class CAFilter: NSObject, NSCopying, NSSecureCoding {
    /// The kind of the filter, such as `gaussianBlur`.
    public let type: String
    /// The name in key paths; default the type.
    open var name: String?
    /// True when the filter has an effect; default true.
    open var isEnabled = true
    private var inputs: [String: Any] = [:]

    /// Creates a filter with the default inputs of its type.
    ///
    /// A layer ignores a filter of an unknown type, and reports it by name.
    public init(type: String) {
        self.type = type
        name = type
        super.init()
        setDefaults()
    }

    /// Creates a filter whose type and name are equal.
    public convenience init(name: String) { self.init(type: name) }

    /// Creates a filter from an archive; nil when it lacks a type.
    public required init?(coder: NSCoder) {
        guard let archived = ArchivedFilter(coder) else { return nil }
        (type, name, isEnabled, inputs) = (archived.type, archived.name, archived.isEnabled, archived.inputs)
    }

    /// True: the archive has nothing but names and inputs.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the type, the name and the inputs.
    open func encode(with coder: NSCoder) {
        ArchivedFilter(type: type, name: name, isEnabled: isEnabled, inputs: inputs).write(coder)
    }

    /// Sets all inputs to their default values.
    open func setDefaults() { inputs = FilterNames.defaults(ofType: type) }

    /// Returns the value of an input, or of `type`, `name` and `enabled`.
    open func value(forKey key: String) -> Any? {
        Self.properties[key].map { $0.read(self) } ?? inputs[key]
    }

    /// Sets an input, or `name` and `enabled`; nil removes the input's value.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = Self.properties[key] else { return inputs[key] = value }
        _ = property.write(self, value)
    }

    private static let properties = RowTable<ObjectProperty<CAFilter>>([
        .constant("type", \CAFilter.type), .text("name", \CAFilter.name),
        .flag(FilterInput.enabledKey, alias: "isEnabled", \CAFilter.isEnabled),
    ])

    /// Returns a filter with the same type, name and inputs.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAFilter(type: type)
        (copy.name, copy.isEnabled, copy.inputs) = (name, isEnabled, inputs)
        return copy
    }
}

extension CAFilter: DescribedFilter {
    var typeName: String { type }
    var filterName: String { name ?? type }
    var inputValues: [String: Any] { inputs }
}
