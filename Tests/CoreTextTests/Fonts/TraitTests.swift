import CoreText
import Testing

struct TraitTests {
    private static let samples: [(String, CTFontSymbolicTraits)] = [
        ("Sans-Regular", []), ("Sans-BoldItalic", [.traitBold, .traitItalic]), ("Mono-Regular", .traitMonoSpace),
        ("SansNarrow-Regular", .traitCondensed),
    ]

    @Test(arguments: samples)
    func symbolicTraitsFollowFromTheFontsTables(name: String, traits: CTFontSymbolicTraits) throws {
        let found = CTFontGetSymbolicTraits(try TestFonts.font(name, 10))
        #expect(found.subtracting(.traitClassMask) == traits)
        #expect(found.intersection(.traitClassMask).rawValue == CTFontStylisticClass.classSansSerif.rawValue)
    }

    @Test func theDictionaryOfTraitsHasWeightWidthAndSlant() throws {
        let traits = CTFontCopyTraits(try TestFonts.font("Sans-BoldItalic", 10))
        #expect((traits[kCTFontWeightTrait] as? NSNumber)?.doubleValue == 0.4)
        #expect((traits[kCTFontWidthTrait] as? NSNumber)?.doubleValue == 0)
        #expect((traits[kCTFontSlantTrait] as? NSNumber)?.doubleValue == 12.0 / 180)
        let symbolic = try #require((traits[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value)
        #expect(CTFontSymbolicTraits(rawValue: symbolic).isSuperset(of: [.traitBold, .traitItalic]))
    }

    @Test func aCopyWithSymbolicTraitsIsTheFamilysOtherFace() throws {
        let sans = try TestFonts.sans()
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(sans, 0, nil, .traitBold, .traitBold))
        #expect(CTFontCopyPostScriptName(bold) == "LiberationSans-Bold" as CFString)
        #expect(CTFontGetSize(bold) == CTFontGetSize(sans))
        let both = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 30, nil, .traitItalic, .traitItalic))
        #expect(CTFontCopyPostScriptName(both) == "LiberationSans-BoldItalic" as CFString)
        #expect(CTFontGetSize(both) == 30)
        let plain = try #require(CTFontCreateCopyWithSymbolicTraits(both, 0, nil, [], [.traitBold, .traitItalic]))
        #expect(CTFontCopyPostScriptName(plain) == "LiberationSans" as CFString)
    }

    @Test func aCopyWithAnotherFamilyKeepsTheTraits() throws {
        let bold = try TestFonts.font("Sans-Bold", 14)
        let serif = try #require(CTFontCreateCopyWithFamily(bold, 0, nil, "Liberation Serif" as CFString))
        #expect(CTFontCopyPostScriptName(serif) == "LiberationSerif-Bold" as CFString)
        #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "No Such Family" as CFString) == nil)
    }

    @Test func namesAreThoseOfTheNameTable() throws {
        let font = try TestFonts.font("Sans-Bold", 14)
        #expect(CTFontCopyPostScriptName(font) == "LiberationSans-Bold" as CFString)
        #expect(CTFontCopyFamilyName(font) == "Liberation Sans" as CFString)
        #expect(CTFontCopyFullName(font) == "Liberation Sans Bold" as CFString)
        #expect(CTFontCopyName(font, kCTFontStyleNameKey) == "Bold" as CFString)
        #expect(CTFontCopyName(font, kCTFontVersionNameKey)?.hasPrefix("Version ") == true)
        #expect(CTFontCopyName(font, "no such key" as CFString) == nil)
        var language: Unmanaged<CFString>?
        #expect(CTFontCopyLocalizedName(font, kCTFontFamilyNameKey, &language) == "Liberation Sans" as CFString)
        #expect(language?.takeRetainedValue() != nil)
    }

    @Test func aSubstituteForApplesFontHasApplesNames() {
        let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(font) == "HelveticaNeue-Bold" as CFString)
        #expect(CTFontCopyName(font, kCTFontFamilyNameKey) == "Helvetica Neue" as CFString)
    }
}
