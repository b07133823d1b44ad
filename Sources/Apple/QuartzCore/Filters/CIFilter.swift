public import Foundation
import CoreGraphics
import LaminaPrimitives
import LaminaScene

/// A filter by its Core Image name, such as `CIGaussianBlur`, with inputs by key-value coding; only layers can apply it.
///
/// A layer reads a filter when it is set. Later changes go through the layer's key paths, such as `filters.CIGaussianBlur.inputRadius`.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
    /// The name of the kind, such as `CIGaussianBlur`.
    private let type: String
    /// The name in key paths; default the name of the kind.
    open var name: String
    /// True when the filter has an effect; default true.
    open var isEnabled = true
    private var inputs: [String: Any] = [:]

    /// Creates a filter with the default inputs of its kind.
    ///
    /// - Returns: Nil for a name that is unknown here, after one diagnostic.
    public init?(name: String) {
        type = name
        self.name = name
        super.init()
        guard name.hasPrefix("CI"), FilterNames.isKnown(name) else {
            Diagnostics.warn("CIFilter \(name) does not exist here")
            return nil
        }
        setDefaults()
    }

    /// Creates a filter with some inputs; the others have their default values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a filter from an archive; nil when its kind is missing or unknown here.
    public required init?(coder: NSCoder) {
        guard let archived = ArchivedFilter(coder) else { return nil }
        (type, name, isEnabled, inputs) = (archived.type, archived.name ?? archived.type, archived.isEnabled, archived.inputs)
        super.init()
        guard type.hasPrefix("CI"), FilterNames.isKnown(type) else {
            coder.failArchive("the filter \(type) does not exist here")
            return nil
        }
    }

    /// True: the archive has nothing but names and inputs.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the kind, the name and the inputs.
    open func encode(with coder: NSCoder) {
        ArchivedFilter(type: type, name: name, isEnabled: isEnabled, inputs: inputs).write(coder)
    }

    /// Sets all inputs to their default values.
    open func setDefaults() { inputs = FilterNames.defaults(ofType: type) }

    /// The names of the inputs that have values, sorted.
    open var inputKeys: [String] { inputs.keys.sorted() }

    /// Returns the value of an input, or of `name` and `enabled`.
    open func value(forKey key: String) -> Any? {
        Self.properties[key].map { $0.read(self) } ?? inputs[key]
    }

    /// Sets an input, or `name` and `enabled`; nil removes the input's value.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = Self.properties[key] else { return inputs[key] = value }
        _ = property.write(self, value)
    }

    private static let properties = RowTable<ObjectProperty<CIFilter>>([
        .text("name", \CIFilter.keyedName), .flag(FilterInput.enabledKey, alias: "isEnabled", \CIFilter.isEnabled),
    ])

    /// The name by key, for which nil means the name of the kind.
    private var keyedName: String? {
        get { name }
        set { name = newValue ?? type }
    }

    /// Returns a filter with the same kind, name and inputs.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = CIFilter(name: type) else { return self }
        (copy.name, copy.isEnabled, copy.inputs) = (name, isEnabled, inputs)
        return copy
    }
}

extension CIFilter: DescribedFilter {
    var typeName: String { type }
    var filterName: String { name }
    var inputValues: [String: Any] { inputs }
}

/// The key of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's centre.
public let kCIInputCenterKey = "inputCenter"
