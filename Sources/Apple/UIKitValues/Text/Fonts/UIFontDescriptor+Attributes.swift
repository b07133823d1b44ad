import CoreText
import CoreGraphics
import Foundation

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a value with any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style within the family, a `String` such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary with keys of `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The features, an array of dictionaries with keys of `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The key of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a value with any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The traits as bits, a number or `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a number or `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, a number; positive for an italic font.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a feature's numbers.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a value with any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The number of the type, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the selector, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of `type`.
        public static let featureIdentifier = type
        /// The older name of `selector`.
        public static let typeIdentifier = selector
    }

    /// Creates the descriptor of the font that matches attributes best; Helvetica when they name none, and 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            let rest = attributes.filter { $0.key != .textStyle }
            self.init(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).addingAttributes(rest).font)
        } else {
            self.init(CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithAttributes(FontAttributeNames.coreText(attributes)), 0, nil))
        }
    }

    /// Returns the descriptor with other values for some attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        guard !attributes.isEmpty else { return self }
        let added = FontAttributeNames.coreText(attributes)
        if let new = added[kCTFontFeatureSettingsAttribute] as? NSArray, let old = CTFontCopyFeatureSettings(font) {
            // The system font's own features stay.
            added[kCTFontFeatureSettingsAttribute] = NSArray(array: Array(old) + Array(new))
        }
        let changed = CTFontDescriptorCreateCopyWithAttributes(CTFontCopyFontDescriptor(font), added)
        return UIFontDescriptor(CTFontCreateWithFontDescriptor(changed, 0, nil))
    }

    /// Returns the descriptor of a family at the same size.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: newFamily, .size: pointSize]) }
    /// Returns the descriptor of a style of the same family, such as `Bold`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.family: font.familyName, .face: newFace, .size: pointSize])
    }

    /// The attributes: the name, the family and the size.
    public var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .family: font.familyName, .size: pointSize] }
    /// Returns the value of an attribute; nil when there is none.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
}

/// The names of attributes in Core Text.
private enum FontAttributeNames {
    /// Returns attributes as Core Text has them.
    static func coreText(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> NSMutableDictionary {
        let result = NSMutableDictionary()
        for (key, name) in texts { if let text = attributes[key] as? String { result[name] = text as NSString } }
        if let size = number(attributes[.size]) { result[kCTFontSizeAttribute] = size }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { result[kCTFontTraitsAttribute] = coreText(traits) }
        if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            result[kCTFontFeatureSettingsAttribute] = NSArray(array: features.map(coreText))
        }
        return result
    }

    private static var texts: [(UIFontDescriptor.AttributeName, CFString)] {
        [(.name, kCTFontNameAttribute), (.family, kCTFontFamilyNameAttribute), (.face, kCTFontStyleNameAttribute)]
    }

    private static func coreText(_ traits: [UIFontDescriptor.TraitKey: Any]) -> NSDictionary {
        let result = NSMutableDictionary()
        if let number = number(traits[.symbolic]) { result[kCTFontSymbolicTrait] = number }
        if let number = number(traits[.weight]) { result[kCTFontWeightTrait] = number }
        if let number = number(traits[.slant]) { result[kCTFontSlantTrait] = number }
        return result
    }

    private static func coreText(_ feature: [UIFontDescriptor.FeatureKey: Any]) -> NSDictionary {
        let result = NSMutableDictionary()
        if let number = number(feature[.type]) { result[kCTFontFeatureTypeIdentifierKey] = number }
        if let number = number(feature[.selector]) { result[kCTFontFeatureSelectorIdentifierKey] = number }
        return result
    }

    private static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as UInt32: NSNumber(value: number)
        case let weight as UIFont.Weight: NSNumber(value: Double(weight.rawValue))
        case let traits as UIFontDescriptor.SymbolicTraits: NSNumber(value: traits.rawValue)
        default: nil
        }
    }
}
