public import CoreGraphics
public import Foundation
package import LaminaText

/// A font at a size; the same class as Core Text's.
public typealias UIFont = CTFont

extension CTFont {
    // MARK: Finding fonts

    /// Creates a font from its PostScript or family name; logs and gives nil if neither the font nor a substitute for it is installed.
    ///
    /// - Parameter fontSize: The size in points; values that are not positive and finite mean 14.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = CTFont.font(named: fontName, size: CTFont.usable(fontSize)) else { return nil }
        self.init(sharing: CTFont.shared(font))
    }

    /// Returns the system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// Returns the system font with a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, FontTraits(weight: weight.openType))
    }
    /// Returns the bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    /// Returns the italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(size: fontSize, FontTraits(isItalic: true)) }
    /// Returns the system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, FontTraits(weight: weight.openType), features: [FontFeature("tnum", isOn: true)])
    }
    /// Returns the system's monospaced font; the system font when none is installed.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let traits = FontTraits(weight: weight.openType)
        guard let font = Font(family: ".AppleSystemUIFontMonospaced", traits, size: usable(fontSize)) else {
            return system(size: fontSize, traits)
        }
        return CTFont(font)
    }

    /// Returns the same font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { .shared(font.withSize(CTFont.usable(fontSize))) }

    /// The names of the installed font families, sorted.
    public static var familyNames: [String] { FontCatalog.system.families.map(\.family) }
    /// Returns the PostScript names of a family's fonts; empty for a family that is not installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.system.families.first { $0.family == familyName }?.faces ?? []
    }

    // MARK: Sizes that the system uses

    /// The default font size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The default font size of buttons: 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of the small system font: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system font: 14 points.
    public static var systemFontSize: CGFloat { 14 }

    // MARK: Names and measures

    /// The PostScript name.
    public var fontName: String { font.name }
    /// The name of the font's family.
    public var familyName: String { font.familyName }
    /// The font size in points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    /// The height of the font above the baseline, in points.
    public var ascender: CGFloat { CGFloat(font.ascent) }
    /// The depth of the font below the baseline, in points; negative.
    public var descender: CGFloat { CGFloat(-font.descent) }
    /// The extra space between two lines that the font specifies, in points.
    public var leading: CGFloat { CGFloat(font.leading) }
    /// The distance between the baselines of two lines, in points.
    public var lineHeight: CGFloat { CGFloat(font.lineHeight) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(font.capHeight) }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { CGFloat(font.xHeight) }

    package static func system(size: CGFloat, _ traits: FontTraits, features: [FontFeature] = []) -> UIFont {
        do throws(FontError) {
            return shared(try Font.system(size: usable(size), traits, features: features))
        } catch {
            return standard.withSize(size)
        }
    }

    /// The size itself if it is positive and finite, else 14 points.
    package static func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : 14 }
}
