import CoreText
import Testing

struct TableTests {
    @Test func aTableIsTheBytesOfTheFile() throws {
        let font = try TestFonts.sans()
        let head = try #require(CTFontCopyTable(font, CTFontTableTag(kCTFontTableHead), [])) as Data
        #expect(head.count == 54)
        // The magic number of the table, and 2048 units per em.
        #expect(Array(head[12..<16]) == [0x5F, 0x0F, 0x3C, 0xF5] && Array(head[18..<20]) == [0x08, 0x00])
        #expect(CTFontCopyTable(font, CTFontTableTag(kCTFontTableCFF), []) == nil)
        #expect(CTFontCopyTable(font, 0, []) == nil)
    }

    @Test func theListOfTablesHasThem() throws {
        let tags = try #require(CTFontCopyAvailableTables(try TestFonts.sans(), []) as? [NSNumber]).map(\.intValue)
        #expect(tags.count == 19 && tags.contains(kCTFontTableGlyf) && tags == tags.sorted())
    }

    @Test func theCharacterSetHasTheFontsLetters() throws {
        let set = CTFontCopyCharacterSet(try TestFonts.sans())
        #expect(set.characterIsMember(0x41) && set.characterIsMember(0x416))
        #expect(!set.characterIsMember(0x4E00))
    }

    @Test func languagesAreThoseWhoseLettersTheFontHas() throws {
        let languages = try #require(CTFontCopySupportedLanguages(try TestFonts.sans()) as? [String])
        #expect(languages.contains("en") && languages.contains("ru") && languages.contains("el"))
        #expect(!languages.contains("ja"))
    }

    @Test func featuresAreListedByTagAndApplesNumbers() throws {
        let inter = CTFontCreateWithName("Inter-Regular" as CFString, 12, nil)
        let features = try #require(CTFontCopyFeatures(inter) as? [NSDictionary])
        let tabular = try #require(features.first { $0[kCTFontOpenTypeFeatureTag] as? String == "tnum" })
        #expect((tabular[kCTFontFeatureTypeIdentifierKey] as? NSNumber)?.intValue == 6)
        #expect(CTFontCopyVariationAxes(inter) == nil)
    }

    @Test func aFeatureSettingChangesTheGlyphs() throws {
        let plain = CTFontCreateWithName("Inter-Regular" as CFString, 20, nil)
        let settings = [[kCTFontOpenTypeFeatureTag as String: "tnum", kCTFontOpenTypeFeatureValue as String: 1] as [String: Any]]
        let byTag = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute as String: settings] as [String: Any] as CFDictionary)
        let byNumber = CTFontDescriptorCreateCopyWithFeature(
            CTFontDescriptorCreateWithNameAndSize("Inter-Regular" as CFString, 20), NSNumber(value: 6), NSNumber(value: 0))
        func width(_ text: String, _ font: CTFont) -> Double { CTLineCreateWithAttributedString(NSAttributedString(text, font)).width }
        for font in [CTFontCreateCopyWithAttributes(plain, 0, nil, byTag), CTFontCreateWithFontDescriptor(byNumber, 0, nil)] {
            #expect(close(width("1111", font), width("0000", font)))
            #expect(CTFontCopyFeatureSettings(font) != nil)
        }
        #expect(!close(width("1111", plain), width("0000", plain)))
    }

    @Test func aSubstituteHasTheCharactersThatTheFontLacks() throws {
        let sans = try TestFonts.sans()
        #expect(CTFontCreateForString(sans, "abc" as CFString, CFRangeMake(0, 3)) === sans)
        #expect(CTFontCreateForString(sans, "" as CFString, CFRangeMake(5, 9)) === sans)
        let emoji = CTFontCreateForString(sans, "ab😀" as CFString, CFRangeMake(2, 2))
        #expect(CTFontGetSymbolicTraits(emoji).contains(.traitColorGlyphs))
        #expect(CTFontGetSize(emoji) == CTFontGetSize(sans))
    }
}
