public import Foundation
import LaminaFoundation
import CoreGraphics
import LaminaScene

/// A filter by its Core Image name, such as `CIGaussianBlur`, with inputs by key-value coding.
///
/// A layer reads a filter when it is set. Later changes go through the layer's key paths, such as `filters.CIGaussianBlur.inputRadius`.
/// `outputImage` is the picture that the filter makes of `inputImage`, for a `CIContext`.
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
        guard Self.isKnown(name) else {
            Diagnostics.warn("CIFilter \(name) does not exist here")
            return nil
        }
        setDefaults()
    }

    /// Creates a filter of a subclass, which makes its own picture.
    public override init() {
        type = "\(Self.self)"
        name = type
        super.init()
    }

    private static func isKnown(_ name: String) -> Bool {
        name.hasPrefix("CI") && (FilterNames.isKnown(name) || RecipeFilter.table[name] != nil)
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
        guard Self.isKnown(type) else {
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
    open func setDefaults() {
        inputs = RecipeFilter.table[type]?.defaults.mapValues { NSNumber(value: $0) } ?? FilterNames.defaults(ofType: type)
    }

    /// The picture that the filter makes; nil when an input is missing, such as `inputImage`.
    ///
    /// Subclasses make their own.
    open var outputImage: CIImage? { builtInOutput }

    /// The names of the outputs: `outputImage`.
    open var outputKeys: [String] { ["outputImage"] }

    /// The names of the inputs that have values, sorted.
    open var inputKeys: [String] { inputs.keys.sorted() }

    /// Returns the value of an input, or of `name` and `enabled`.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        return Self.properties[key].map { $0.read(self) } ?? inputs[key]
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

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at a transition's end.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a transition's time, 0...1.
public let kCIInputTimeKey = "inputTime"
/// The key of the rectangle that a filter sums up.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a ratio of width and height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a filter's picture.
public let kCIOutputImageKey = "outputImage"
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
