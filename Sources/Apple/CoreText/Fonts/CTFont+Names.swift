public import CoreGraphics
public import Foundation
import LaminaText

/// The copyright notice.
public var kCTFontCopyrightNameKey: CFString { interned("CTFontCopyrightName") }
/// The family's name.
public var kCTFontFamilyNameKey: CFString { interned("CTFontFamilyName") }
/// The name of the face within its family of at most four faces.
public var kCTFontSubFamilyNameKey: CFString { interned("CTFontSubFamilyName") }
/// The name of the face within its family.
public var kCTFontStyleNameKey: CFString { interned("CTFontStyleName") }
/// The name that no other font has.
public var kCTFontUniqueNameKey: CFString { interned("CTFontUniqueName") }
/// The name of the face for users.
public var kCTFontFullNameKey: CFString { interned("CTFontFullName") }
/// The version.
public var kCTFontVersionNameKey: CFString { interned("CTFontVersionName") }
/// The PostScript name.
public var kCTFontPostScriptNameKey: CFString { interned("CTFontPostScriptName") }
/// The trademark.
public var kCTFontTrademarkNameKey: CFString { interned("CTFontTrademarkName") }
/// The maker.
public var kCTFontManufacturerNameKey: CFString { interned("CTFontManufacturerName") }
/// The designer.
public var kCTFontDesignerNameKey: CFString { interned("CTFontDesignerName") }
/// The description.
public var kCTFontDescriptionNameKey: CFString { interned("CTFontDescriptionName") }
/// The seller's address.
public var kCTFontVendorURLNameKey: CFString { interned("CTFontVendorURLName") }
/// The designer's address.
public var kCTFontDesignerURLNameKey: CFString { interned("CTFontDesignerURLName") }
/// The licence.
public var kCTFontLicenseNameKey: CFString { interned("CTFontLicenseNameName") }
/// The licence's address.
public var kCTFontLicenseURLNameKey: CFString { interned("CTFontLicenseURLName") }
/// A sample text.
public var kCTFontSampleTextNameKey: CFString { interned("CTFontSampleTextName") }
/// The PostScript name of a font with character identifiers.
public var kCTFontPostScriptCIDNameKey: CFString { interned("CTFontPostScriptCIDName") }

/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.font.name) }
/// Returns the family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.font.familyName) }
/// Returns the family's name followed by that of the face.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    CTFontCopyName(font, kCTFontFullNameKey) ?? NSString(string: "\(font.font.familyName) \(font.font.face.styleName)")
}
/// Returns the name of the font for users.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Returns one of the font's names in English; nil when the font has none for the key.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? { font.font.name(nameKey, language: "en").map { NSString(string: $0) } }

/// Returns one of the font's names in the user's first preferred language, else in English; nil when the font has none for the key.
///
/// - Parameter actualLanguage: Receives the language of the name.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    let preferred = Locale.preferredLanguages.first.flatMap { $0.split(separator: "-").first.map(String.init) } ?? "en"
    for language in [preferred, "en"] {
        guard let name = font.font.name(nameKey, language: language) else { continue }
        // The caller guarantees room for one reference, which it then owns, or passes nil.
        unsafe actualLanguage?.pointee = .passRetained(NSString(string: language))
        return NSString(string: name)
    }
    return nil
}

extension Font {
    /// The keys of names, and the numbers of the entries in OpenType's `name` table from which each is read; the first entry that exists is used.
    private static let nameNumbers: [String: [Int]] = [
        "CTFontCopyrightName": [0], "CTFontFamilyName": [16, 1], "CTFontSubFamilyName": [2], "CTFontStyleName": [17, 2],
        "CTFontUniqueName": [3], "CTFontFullName": [4], "CTFontVersionName": [5], "CTFontPostScriptName": [6], "CTFontTrademarkName": [7],
        "CTFontManufacturerName": [8], "CTFontDesignerName": [9], "CTFontDescriptionName": [10], "CTFontVendorURLName": [11],
        "CTFontDesignerURLName": [12], "CTFontLicenseNameName": [13], "CTFontLicenseURLName": [14], "CTFontSampleTextName": [19],
        "CTFontPostScriptCIDName": [20],
    ]

    fileprivate func name(_ key: CFString, language: String) -> String? {
        // Fonts that substitute for Apple's have Apple's names.
        if key == kCTFontPostScriptNameKey { return name }
        if key == kCTFontFamilyNameKey { return familyName }
        return Self.nameNumbers[String(describing: key)]?.lazy.compactMap { face.name($0, language: language) }.first
    }
}
