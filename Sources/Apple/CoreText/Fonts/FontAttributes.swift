public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// The file of a font, a URL.
public var kCTFontURLAttribute: CFString { interned("NSCTFontFileURLAttribute") }
/// The PostScript name.
public var kCTFontNameAttribute: CFString { interned("NSFontNameAttribute") }
/// The name for users.
public var kCTFontDisplayNameAttribute: CFString { interned("NSFontVisibleNameAttribute") }
/// The family's name.
public var kCTFontFamilyNameAttribute: CFString { interned("NSFontFamilyAttribute") }
/// The name of the face within its family.
public var kCTFontStyleNameAttribute: CFString { interned("NSFontFaceAttribute") }
/// A dictionary of traits.
public var kCTFontTraitsAttribute: CFString { interned("NSCTFontTraitsAttribute") }
/// The size in points.
public var kCTFontSizeAttribute: CFString { interned("NSFontSizeAttribute") }
/// The map of each glyph about its origin, an `NSValue` of a `CGAffineTransform`.
public var kCTFontMatrixAttribute: CFString { interned("NSCTFontMatrixAttribute") }
/// The characters of the font, a `CFCharacterSet`.
public var kCTFontCharacterSetAttribute: CFString { interned("NSCTFontCharacterSetAttribute") }
/// The languages of the font, an array of tags.
public var kCTFontLanguagesAttribute: CFString { interned("NSCTFontLanguagesAttribute") }
/// The features of the font, an array of dictionaries.
public var kCTFontFeaturesAttribute: CFString { interned("NSCTFontFeaturesAttribute") }
/// The features that differ from the font's defaults, an array of dictionaries.
public var kCTFontFeatureSettingsAttribute: CFString { interned("NSCTFontFeatureSettingsAttribute") }

/// The axis values of a variable font that differ from the initial ones, a dictionary of numbers by the axes' identifiers.
public var kCTFontVariationAttribute: CFString { interned("NSCTFontVariationAttribute") }

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    let attributes = NSMutableDictionary()
    let all = font.font.attributeDictionary
    for key in [kCTFontNameAttribute, kCTFontSizeAttribute, kCTFontMatrixAttribute, kCTFontFeatureSettingsAttribute, kCTFontVariationAttribute] {
        if let value = all[key] { attributes[key] = value }
    }
    return CTFontDescriptor(attributes, face: font.font.face)
}

/// Returns an attribute of a font; nil when it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    case kCTFontLanguagesAttribute: CTFontCopySupportedLanguages(font)
    case kCTFontFeaturesAttribute: CTFontCopyFeatures(font)
    default: font.font.attributeDictionary[attribute].map { $0 as AnyObject }
    }
}

extension Font {
    /// The font's attributes by name, except attributes that take long to compute.
    var attributeDictionary: NSDictionary {
        let result = NSMutableDictionary()
        result[kCTFontNameAttribute] = NSString(string: name)
        result[kCTFontDisplayNameAttribute] = CTFontCopyDisplayName(CTFont(self))
        result[kCTFontFamilyNameAttribute] = NSString(string: familyName)
        result[kCTFontStyleNameAttribute] = NSString(string: face.styleName)
        result[kCTFontSizeAttribute] = NSNumber(value: size)
        result[kCTFontTraitsAttribute] = traitDictionary
        if !face.path.isEmpty { result[kCTFontURLAttribute] = NSURL(fileURLWithPath: face.path) }
        if matrix != .identity { result[kCTFontMatrixAttribute] = CGAffineTransform(matrix)._boxed }
        if !features.isEmpty { result[kCTFontFeatureSettingsAttribute] = features.settings }
        if !face.variation.isEmpty { result[kCTFontVariationAttribute] = face.variation.dictionary }
        return result
    }
}

extension CTFontDescriptor {
    /// Returns a copy whose attributes are replaced or extended by others.
    func adding(_ others: NSDictionary) -> CTFontDescriptor {
        // Another name, family or trait may select another face.
        let selectors = [kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontTraitsAttribute, kCTFontStyleNameAttribute, kCTFontURLAttribute]
        return CTFontDescriptor(attributes.merged(with: others), face: selectors.contains { others[$0] != nil } ? nil : face)
    }

    /// Returns a descriptor of a font's family and traits, over which these attributes take precedence.
    func over(_ font: CTFont) -> CTFontDescriptor {
        let base = NSMutableDictionary()
        base[kCTFontSizeAttribute] = NSNumber(value: font.font.size)
        if attributes[kCTFontNameAttribute] == nil { base[kCTFontFamilyNameAttribute] = NSString(string: font.font.familyName) }
        return CTFontDescriptor(base).adding(attributes)
    }

    /// Returns the font that matches best; Helvetica, or another installed font, when none has the name.
    ///
    /// - Parameter size: The size in points; the descriptor's own, or 12, when it is not positive.
    func font(size: CGFloat) -> Font { match(size: size) ?? refined(CTFont.standard.font.withSize(points(size))) }

    /// Returns the font that matches; nil when none has the name or family that the descriptor demands.
    func match(size: CGFloat) -> Font? {
        let points = points(size)
        if let face { return refined(named(face, points)) }
        if let url = attributes[kCTFontURLAttribute] as? URL, let font = try? Font(path: url.path, size: points) { return refined(font) }
        if let name = attributes[kCTFontNameAttribute] as? String { return (try? Font(named: name, size: points)).map(refined) }
        let traits = wantedTraits
        let family = attributes[kCTFontFamilyNameAttribute] as? String ?? "Helvetica"
        return Font(family: family, traits, size: points).map(refined)
    }

    /// Returns the font of the descriptor's own face, under the name that it was requested by.
    private func named(_ face: FontFace, _ points: Double) -> Font {
        if let name = attributes[kCTFontNameAttribute] as? String, let font = try? Font(named: name, size: points), font.face == face { return font }
        return Font(face, size: points)
    }

    private func points(_ size: CGFloat) -> Double {
        if size > 0, size.isFinite { return Double(size) }
        return usable(CGFloat((attributes[kCTFontSizeAttribute] as? NSNumber)?.doubleValue ?? 0))
    }

    /// The weight and the slant that the attributes demand.
    private var wantedTraits: FontTraits {
        var result = FontTraits.regular
        if let style = attributes[kCTFontStyleNameAttribute] as? String { result = Font.traits(ofStyle: style) }
        guard let traits = attributes[kCTFontTraitsAttribute] as? NSDictionary else { return result }
        if let number = traits[kCTFontSymbolicTrait] as? NSNumber {
            let symbolic = CTFontSymbolicTraits(rawValue: number.uint32Value)
            result = FontTraits(weight: symbolic.contains(.traitBold) ? 700 : 400, isItalic: symbolic.contains(.traitItalic))
        }
        if let weight = traits[kCTFontWeightTrait] as? NSNumber { result.weight = WeightScale.openType(weight.doubleValue) }
        if let slant = traits[kCTFontSlantTrait] as? NSNumber { result.isItalic = slant.doubleValue > 0 }
        return result
    }

    /// Returns a font with the descriptor's variation, features and matrix.
    func refined(_ font: Font) -> Font {
        var font = font
        if let values = attributes[kCTFontVariationAttribute] as? NSDictionary { font = font.varied(by: FontVariation(values)) }
        if let settings = attributes[kCTFontFeatureSettingsAttribute] as? NSArray { font.features += [FontFeature](settings: settings) }
        if let value = attributes[kCTFontMatrixAttribute] as? NSValue { font = font.with(CGAffineTransform(_boxed: value)) }
        return font
    }
}
