public import CoreGraphics
public import Foundation
import LaminaText

/// Options for the search of fonts; the search here always looks at installed fonts only.
public struct CTFontOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Does not activate fonts that are not installed.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// Does not download fonts.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Prefers the system's fonts.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Returns the number that identifies the class of fonts.
public func CTFontGetTypeID() -> CFTypeID { typeID(of: CTFont.self) }

/// Creates a font by its PostScript or family name; Helvetica, or another installed font, when none has the name.
///
/// - Parameters:
///   - size: The size in points; 12 when it is not positive.
///   - matrix: The map of each glyph about its origin, with y pointing up; nil is the identity.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    // The caller guarantees a matrix at the address, or passes nil.
    unsafe CTFont(Font.named(String(describing: name), size: usable(size)).with(matrix?.pointee))
}

/// Creates a font by its PostScript or family name, like `CTFontCreateWithName`.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    unsafe CTFontCreateWithName(name, size, matrix)
}

/// Creates the font that matches a descriptor best.
///
/// - Parameters:
///   - size: The size in points; the descriptor's own size, or 12, when it is not positive.
///   - matrix: The map of each glyph about its origin; nil is the descriptor's own matrix, or the identity.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    // The caller guarantees a matrix at the address, or passes nil.
    unsafe CTFont(descriptor.font(size: size).with(matrix?.pointee))
}

/// Creates the font that matches a descriptor best, like `CTFontCreateWithFontDescriptor`.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    unsafe CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// Creates a font of a graphics font, with the features and the matrix of a descriptor.
///
/// - Parameter size: The size in points; 12 when it is not positive.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var font = Font(graphicsFont.face, size: usable(size))
    if let attributes { font = attributes.refined(font) }
    // The caller guarantees a matrix at the address, or passes nil.
    return unsafe CTFont(font.with(matrix?.pointee))
}

/// Returns the font's face without a size.
///
/// - Parameter attributes: Receives the descriptor of the font.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    // The caller guarantees room for one reference, which it then owns, or passes nil.
    unsafe attributes?.pointee = .passRetained(CTFontCopyFontDescriptor(font))
    return CGFont(font.font.face)
}

/// Creates a copy of a font with another size, matrix or attributes.
///
/// - Parameters:
///   - size: The size in points; the font's own when it is not positive.
///   - matrix: The map of each glyph about its origin; nil keeps the font's own.
///   - attributes: The attributes that replace the font's; nil keeps all.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var copy = font.font
    if let attributes {
        let names = [kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontURLAttribute, kCTFontTraitsAttribute]
        // Attributes that name no other face are applied to this one.
        copy = names.contains { attributes.attributes[$0] != nil } ? attributes.over(font).font(size: 0) : attributes.refined(copy)
    }
    if size > 0 { copy = copy.withSize(usable(size)) }
    // The caller guarantees a matrix at the address, or passes nil.
    return unsafe CTFont(copy.with(matrix?.pointee))
}

/// Creates the font of the same family that has other symbolic traits; nil when the family has none.
///
/// - Parameters:
///   - size: The size in points; the font's own when it is not positive.
///   - matrix: The map of each glyph about its origin; nil keeps the font's own.
///   - symTraitValue: The traits' values.
///   - symTraitMask: The traits that change; the others keep the font's values.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let wanted = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    var traits = font.font.traits
    if symTraitMask.contains(.traitItalic) { traits.isItalic = wanted.contains(.traitItalic) }
    if symTraitMask.contains(.traitBold) { traits.weight = wanted.contains(.traitBold) ? 700 : 400 }
    guard let found = Font(family: font.font.familyName, traits, size: size > 0 ? usable(size) : font.font.size) else { return nil }
    // A family without the wanted face answers with its nearest one.
    let important: CTFontSymbolicTraits = [.traitItalic, .traitBold]
    let result = CTFont(found)
    guard CTFontGetSymbolicTraits(result).intersection(important) == wanted.intersection(important) else { return nil }
    // The caller guarantees a matrix at the address, or passes nil.
    return unsafe CTFont(found.with(matrix?.pointee ?? CGAffineTransform(font.font.matrix)))
}

/// Creates the font of another family with the same traits; nil when the family is not installed.
///
/// - Parameters:
///   - size: The size in points; the font's own when it is not positive.
///   - matrix: The map of each glyph about its origin; nil keeps the font's own.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    let points = size > 0 ? usable(size) : font.font.size
    // The caller guarantees a matrix at the address, or passes nil.
    return Font(family: String(describing: family), font.font.traits, size: points)
        .map { unsafe CTFont($0.with(matrix?.pointee ?? CGAffineTransform(font.font.matrix))) }
}

/// Returns the font that draws the first character of a range: the font itself, or a substitute that has the character.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let units = Array(String(describing: string).utf16)
    let part = String(decoding: units[range.indices(in: 0..<units.count)], as: UTF16.self)
    guard let first = part.first else { return currentFont }
    let found = currentFont.font.substitute(for: first)
    return found == currentFont.font ? currentFont : CTFont(found)
}

/// Returns the font that draws the first character of a range, like `CTFontCreateForString`; the language does not change the choice.
public func CTFontCreateForStringWithLanguage(_ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?) -> CTFont {
    CTFontCreateForString(currentFont, string, range)
}

/// The size itself if it is positive and finite, else 12 points.
func usable(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : 12 }

extension Font {
    /// Finds a font by name, with Helvetica, or another installed font, in place of an unknown one.
    static func named(_ name: String, size: Double) -> Font {
        do throws(FontError) { return try Font(named: name, size: size) } catch { return CTFont.standard.font.withSize(size) }
    }

    /// Returns the font with another matrix; unchanged for nil or a matrix that is not finite.
    func with(_ matrix: CGAffineTransform?) -> Font {
        guard let matrix, matrix.isFinite else { return self }
        var font = self
        font.matrix = AffineTransform(matrix)
        return font
    }
}
