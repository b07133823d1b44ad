public import CoreGraphics
public import Foundation
import LaminaText

/// A font at a size; the same class as Core Text's.
public typealias UIFont = CTFont

extension CTFont {
    // MARK: Finding fonts

    /// A font by its PostScript name or its family's; nil, with one diagnostic, when neither it nor a stand-in is installed.
    ///
    /// - Parameter fontSize: In points; 0 and less take the system's 14.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = CTFont.font(named: fontName, size: CTFont.usable(fontSize)) else { return nil }
        self.init(font)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// The system's font, lighter or bolder.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, FontTraits(weight: weight.openType))
    }
    /// The system's font, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    /// The system's font, italic.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(size: fontSize, FontTraits(isItalic: true)) }
    /// The system's font, with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, FontTraits(weight: weight.openType), features: [FontFeature("tnum", isOn: true)])
    }
    /// The system's font whose characters are all of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let traits = FontTraits(weight: weight.openType)
        guard let font = Font(family: ".AppleSystemUIFontMonospaced", traits, size: usable(fontSize)) else {
            return system(size: fontSize, traits)
        }
        return CTFont(font)
    }

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { CTFont(font.withSize(CTFont.usable(fontSize))) }

    /// The installed families, sorted.
    public static var familyNames: [String] { FontCatalog.system.families.map(\.family) }
    /// The PostScript names of a family's fonts; empty when it is not installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.system.families.first { $0.family == familyName }?.faces ?? []
    }

    // MARK: Sizes that the system uses

    /// 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// 14 points.
    public static var systemFontSize: CGFloat { 14 }

    // MARK: Names and measures

    /// The PostScript name.
    public var fontName: String { font.name }
    /// The family's name.
    public var familyName: String { font.familyName }
    /// In points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    /// How far letters reach above the baseline.
    public var ascender: CGFloat { CGFloat(font.ascent) }
    /// How far letters reach below the baseline, negative.
    public var descender: CGFloat { CGFloat(-font.descent) }
    /// What the font adds between two lines.
    public var leading: CGFloat { CGFloat(font.leading) }
    /// From one baseline to the next.
    public var lineHeight: CGFloat { CGFloat(font.lineHeight) }
    /// The height of capitals.
    public var capHeight: CGFloat { CGFloat(font.capHeight) }
    /// The height of an x.
    public var xHeight: CGFloat { CGFloat(font.xHeight) }

    static func system(size: CGFloat, _ traits: FontTraits, features: [FontFeature] = []) -> UIFont {
        do throws(FontError) {
            return CTFont(try Font.system(size: usable(size), traits, features: features))
        } catch {
            return standard.withSize(size)
        }
    }

    /// A size that text can have.
    static func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : 14 }
}
