public import CoreGraphics
public import Foundation
import LaminaText

/// The traits of a font as bits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits; the highest four are the number of a stylistic class.
    public let rawValue: UInt32
    /// Creates traits from any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An italic font.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// A bold font.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// A wide font; never together with `traitCondensed`.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// A narrow font.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// A font with characters of equal width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// A font for vertical text.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// A font for user interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// A font whose glyphs are pictures in colour.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// A font made of several ones.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    /// The bits of the stylistic class.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)

    /// The older name of `traitItalic`.
    public static let italicTrait = traitItalic
    /// The older name of `traitBold`.
    public static let boldTrait = traitBold
    /// The older name of `traitExpanded`.
    public static let expandedTrait = traitExpanded
    /// The older name of `traitCondensed`.
    public static let condensedTrait = traitCondensed
    /// The older name of `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
}

/// The stylistic classes of fonts, in the highest four bits of the symbolic traits.
public struct CTFontStylisticClass: OptionSet, Hashable, Sendable {
    /// The class as bits.
    public let rawValue: UInt32
    /// Creates a class from any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Serifs as in old printing.
    public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
    /// Serifs between the old and the modern style.
    public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
    /// Thin serifs.
    public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
    /// Serifs with brackets.
    public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
    /// Serifs as thick as the strokes.
    public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
    /// Serifs of free form.
    public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
}

/// The traits as a number, in a dictionary of traits.
public var kCTFontSymbolicTrait: CFString { interned("NSCTFontSymbolicTrait") }
/// The weight in a dictionary of traits, -1...1; 0 is regular.
public var kCTFontWeightTrait: CFString { interned("NSCTFontWeightTrait") }
/// The width in a dictionary of traits, -1...1; 0 is normal.
public var kCTFontWidthTrait: CFString { interned("NSCTFontProportionTrait") }
/// The slant in a dictionary of traits: the angle as a share of 180 degrees, positive to the right.
public var kCTFontSlantTrait: CFString { interned("NSCTFontSlantTrait") }

/// Returns the traits of a font as bits; weights from 600 up count as bold.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.font.symbolicTraits }

/// Returns the traits of a font: symbolic traits, weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.font.traitDictionary }

extension Font {
    var symbolicTraits: CTFontSymbolicTraits {
        let form = face.form
        var result = CTFontSymbolicTraits(rawValue: UInt32(form.designClass) << 28)
        if traits.isItalic { result.insert(.traitItalic) }
        if traits.weight >= 600 { result.insert(.traitBold) }
        if form.widthClass > 5 { result.insert(.traitExpanded) }
        if form.widthClass < 5 { result.insert(.traitCondensed) }
        if form.isMonospaced { result.insert(.traitMonoSpace) }
        if face.hasPictures { result.insert(.traitColorGlyphs) }
        return result
    }

    var traitDictionary: NSDictionary {
        // OpenType's nine classes of widths spread over Apple's -1...1, with 5 in the middle.
        let width = Double(face.form.widthClass - 5) / 5
        return [
            kCTFontSymbolicTrait: NSNumber(value: symbolicTraits.rawValue), kCTFontWeightTrait: NSNumber(value: WeightScale.apple(traits.weight)),
            kCTFontWidthTrait: NSNumber(value: width), kCTFontSlantTrait: NSNumber(value: -face.form.italicAngle / 180),
        ] as NSDictionary
    }
}

/// Apple's scale of weights, -1...1, and OpenType's, 100...900.
enum WeightScale {
    /// Pairs of equal weights on Apple's and on OpenType's scale, ascending.
    private static let pairs: [(apple: Double, openType: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// Returns the named weight of Apple's that is nearest to a weight of OpenType's.
    static func apple(_ openType: Double) -> Double { pairs.min { abs($0.openType - openType) < abs($1.openType - openType) }?.apple ?? 0 }

    /// Returns the named weight of OpenType's that is nearest to a weight of Apple's.
    static func openType(_ apple: Double) -> Double { pairs.min { abs($0.apple - apple) < abs($1.apple - apple) }?.openType ?? 400 }
}
