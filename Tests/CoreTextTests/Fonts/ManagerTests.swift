import CoreText
import Testing

/// Suites that change the process's fonts run one test at a time.
@Suite(.serialized) struct ManagerTests {
    /// A small font of the fuzzers' corpus, which is not installed.
    private static let small = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Fuzz/Corpus/Fonts/small.ttf").standardizedFileURL

    private static func name() throws -> CFString {
        let data = try Data(contentsOf: small)
        let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data as CFData))
        return try #require(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? CFString)
    }

    @Test func aRegisteredFileIsFoundByItsName() throws {
        let name = try Self.name()
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 10, nil)) != name)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(Self.small as CFURL, .process, &error))
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 10, nil)) == name)
        #expect((CTFontManagerCopyAvailablePostScriptNames() as? [String])?.contains(name as String) == true)
        #expect(!CTFontManagerRegisterFontsForURL(Self.small as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(Self.small as CFURL, .process, nil))
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 10, nil)) != name)
    }

    @Test func filesAreRegisteredAndFailuresTold() throws {
        let name = try Self.name()
        var errors: Unmanaged<CFArray>?
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURLs([Self.small, missing] as CFArray, .process, &errors))
        #expect((errors?.takeRetainedValue() as? [NSError])?.map(\.code) == [CTFontManagerError.fileNotFound.rawValue])
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 10, nil)) == name)
        #expect(CTFontManagerUnregisterFontsForURL(Self.small as CFURL, .process, nil))
        #expect(CTFontManagerRegisterFontsForURLs([] as CFArray, .process, nil))
    }

    @Test func aFontInMemoryIsFoundByItsName() throws {
        let name = try Self.name()
        let provider = try #require(CGDataProvider(data: try Data(contentsOf: Self.small) as CFData))
        let font = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        let found = CTFontCreateWithName(name, 30, nil)
        #expect(CTFontCopyGraphicsFont(found, nil) == font)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test func aFileThatIsMissingOrNoFontIsRefusedWithItsReason() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/no/such/font.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: #filePath), .process, &error))
        let failure = try #require(error?.takeRetainedValue())
        #expect(failure.code == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(failure.domain == kCTFontManagerErrorDomain as String)
    }

    @Test func everyPrefixOfAFontIsRefusedOrUsable() throws {
        let bytes = try Data(contentsOf: Self.small)
        for length in 0..<bytes.count {
            let descriptors = CTFontManagerCreateFontDescriptorsFromData(bytes.prefix(length) as CFData)
            guard let descriptor = (descriptors as? [CTFontDescriptor])?.first else { continue }
            let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
            let line = CTLineCreateWithAttributedString(NSAttributedString("A b", font))
            #expect(line.width.isFinite && CTLineGetImageBounds(line, nil).width >= 0)
            _ = (CTFontCopyTraits(font), CTFontCopyFeatures(font), CTFontCopyCharacterSet(font), CTFontCopyVariationAxes(font))
        }
    }

    @Test func theCollectionHasTheInstalledFonts() throws {
        let all = try #require(
            CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateFromAvailableFonts(nil)) as? [CTFontDescriptor])
        let names = all.compactMap { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }
        #expect(names.contains("LiberationSans-Bold"))
        let query = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Liberation Mono" as CFString] as CFDictionary)
        let mono = CTFontCollectionCreateWithFontDescriptors([query] as CFArray, nil)
        #expect(CTFontCollectionCreateMatchingFontDescriptors(mono)?.count == 4)
    }
}
