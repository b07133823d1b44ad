public import CoreGraphics
public import Foundation
import LaminaText

/// A description of a font by attributes, from which fonts are created.
public final class CTFontDescriptor: NSObject, NSCopying {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    let attributes: NSDictionary
    /// The face that the descriptor was made of; nil for one made of attributes.
    let face: FontFace?

    init(_ attributes: NSDictionary, face: FontFace? = nil) {
        self.attributes = attributes
        self.face = face
    }

    /// Returns the descriptor itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return other === self || other.attributes == attributes && other.face == face
    }

    public override var hash: Int { attributes.count }
}

/// Returns the number that identifies the class of descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { typeID(of: CTFontDescriptor.self) }

/// Creates a descriptor of a font with a name and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: NSNumber(value: Double(size))] as NSDictionary)
}

/// Creates a descriptor of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes.merged(with: NSDictionary()))
}

/// Creates a copy whose attributes are replaced or extended by others.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    original.adding(attributes)
}

/// Creates a copy with another family; nil when the family is not installed.
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    CTFontCreateCopyWithFamily(CTFont(original.font(size: 0)), 0, nil, family).map(CTFontCopyFontDescriptor)
}

/// Creates a copy with other symbolic traits; nil when the family has no such font.
///
/// - Parameters:
///   - symTraitValue: The traits' values.
///   - symTraitMask: The traits that change.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    CTFontCreateCopyWithSymbolicTraits(CTFont(original.font(size: 0)), 0, nil, symTraitValue, symTraitMask).map(CTFontCopyFontDescriptor)
}

/// Creates a copy with one more feature setting, by Apple's numbers of the type and the selector.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let settings = NSMutableArray(array: (original.attributes[kCTFontFeatureSettingsAttribute] as? NSArray) ?? NSArray())
    settings.add(
        [kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier, kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier] as NSDictionary)
    return original.adding([kCTFontFeatureSettingsAttribute: settings] as NSDictionary)
}

/// Returns an attribute; nil when the descriptor's attributes, and the font that matches them, have none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    (descriptor.attributes[attribute] ?? descriptor.font(size: 0).attributeDictionary[attribute]).map { $0 as AnyObject }
}

/// Returns the attributes from which the descriptor was made.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { descriptor.attributes }

/// Returns an attribute that has a name for users; the name is in English.
///
/// - Parameter language: Receives the language of the name.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
    // The caller guarantees room for one reference, which it then owns, or passes nil.
    unsafe language?.pointee = .passRetained(NSString("en"))
    return CTFontDescriptorCopyAttribute(descriptor, attribute)
}

/// Returns the descriptor of the installed font that matches; nil when no installed font has the name or family that the descriptor demands.
///
/// - Parameter mandatoryAttributes: The names of attributes that the font must share; nil demands none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: NSSet?
) -> CTFontDescriptor? {
    guard let font = descriptor.match(size: 0) else { return nil }
    let found = CTFont(font)
    for name in mandatoryAttributes ?? NSSet() {
        guard let key = name as? String, let wanted = descriptor.attributes[key] as? NSObject else { continue }
        guard let own = font.attributeDictionary[key] as? NSObject, own == wanted else { return nil }
    }
    return CTFontCopyFontDescriptor(found)
}

/// Returns the descriptors of the installed fonts that match, as an array; nil when there are none.
///
/// - Parameter mandatoryAttributes: The names of attributes that each font must share; nil demands none.
public func CTFontDescriptorCreateMatchingFontDescriptors(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: NSSet?) -> CFArray? {
    if let family = descriptor.attributes[kCTFontFamilyNameAttribute] as? String, descriptor.attributes[kCTFontNameAttribute] == nil {
        let faces = FontCatalog.system.allFaces.filter { $0.familyName == family }
        return faces.isEmpty ? nil : NSArray(array: faces.map { CTFontCopyFontDescriptor(CTFont(Font($0, size: 12))) })
    }
    return CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes).map { NSArray(object: $0) }
}
