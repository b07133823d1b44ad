import LaminaText
import Testing

@Suite struct FontTests {
    @Test func metricsScaleWithTheFontSize() throws {
        let font = try Fonts.sans(100)
        // The numbers are from the tables of Liberation Sans, in 2048ths of an em.
        #expect(abs(font.ascent - 1854.0 / 20.48) < 1e-9)
        #expect(abs(font.descent - 434.0 / 20.48) < 1e-9)
        #expect(abs(font.leading - 67.0 / 20.48) < 0.05)
        #expect(abs(font.capHeight - 1409.0 / 20.48) < 1e-9)
        #expect(abs(font.xHeight - 1082.0 / 20.48) < 1e-9)
    }

    @Test func aMissingFileIsNamed() {
        #expect(throws: FontError.unreadable(path: "/no/such.ttf", face: 0)) { try Font(path: "/no/such.ttf", size: 10) }
    }

    @Test func aMissingFontIsNamed() {
        #expect(throws: FontError.unknown(name: "NoSuchFont-Bold")) { try Font(named: "NoSuchFont-Bold", size: 10) }
        #expect("\(FontError.unknown(name: "NoSuchFont-Bold"))".contains("NoSuchFont-Bold"))
    }

    @Test(arguments: [
        ("Helvetica", "LiberationSans"), ("HelveticaNeue-Bold", "LiberationSans-Bold"), ("Helvetica Neue", "LiberationSans"),
        ("Arial-BoldItalicMT", "LiberationSans-BoldItalic"), ("Menlo-Regular", "LiberationMono"), ("Courier New", "LiberationMono"),
        ("TimesNewRomanPS-ItalicMT", "LiberationSerif-Italic"), ("Georgia", "LiberationSerif"), (".SFUI-Semibold", "Inter-SemiBold"),
        ("AppleColorEmoji", "NotoColorEmoji"), ("Inter-Medium", "Inter-Medium"), ("Liberation Serif", "LiberationSerif"),
    ])
    func applesFontNamesFindTheirSubstitutes(name: String, postScriptName: String) throws {
        #expect(try Font(named: name, size: 12).face.postScriptName == postScriptName)
    }

    @Test func aSubstituteKeepsTheRequestedName() throws {
        let font = try Font(named: "HelveticaNeue-Bold", size: 12)
        #expect(font.name == "HelveticaNeue-Bold")
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.traits == FontTraits(weight: 700))
    }

    @Test(arguments: [(17.0, 400.0, "Inter-Regular"), (17, 600, "Inter-SemiBold"), (34, 700, "InterDisplay-Bold"), (20, 100, "InterDisplay-Thin")])
    func theSystemFontIsInterInAllWeights(size: Double, weight: Double, name: String) throws {
        let font = try Font.system(size: size, FontTraits(weight: weight))
        #expect(font.face.postScriptName == name)
        #expect(font.familyName == ".AppleSystemUIFont")
    }

    @Test func aFontFaceIsOpenedOnce() throws {
        #expect(try Fonts.sans(10).face === Fonts.sans(20).face)
    }
}
