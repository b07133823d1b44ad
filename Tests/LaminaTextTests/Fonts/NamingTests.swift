import Testing

@testable import LaminaText

@Suite struct NamingTests {
    @Test(arguments: [
        ("Regular", 400.0, false), ("BoldMT", 700, false), ("SemiBoldItalic", 600, true), ("Semibold", 600, false), ("ExtraBold", 800, false),
        ("UltraLight", 200, false), ("LightOblique", 300, true), ("Thin", 100, false), ("Medium", 500, false), ("Heavy", 800, false),
        ("Black Italic", 900, true), ("", 400, false), ("PSMT", 400, false), ("DemiBold", 600, false),
    ])
    func aStyleNameDeterminesWeightAndSlant(name: String, weight: Double, isItalic: Bool) {
        #expect(FontTraits(styleName: name) == FontTraits(weight: weight, isItalic: isItalic))
    }

    @Test(arguments: [("abc", "", true), ("abc", "bc", true), ("abc", "ac", false), ("", "a", false), ("ab", "abc", false), ("", "", true)])
    func textContainsItsSubstrings(text: String, part: String, isContained: Bool) {
        #expect(text.contains(part) == isContained)
    }

    @Test(arguments: [
        ("Helvetica Neue", FontAliases.sans), ("helvetica-neue", FontAliases.sans), ("HELVETICANEUE", FontAliases.sans),
        (".SFUI", FontAliases.system), ("SF Mono", FontAliases.monospaced), ("Times New Roman", FontAliases.serif),
        ("Apple Color Emoji", FontAliases.emoji),
    ])
    func aliasesIgnoreCaseSpacesAndHyphens(name: String, family: String) {
        #expect(FontAliases.family(for: name) == family)
    }

    @Test(arguments: [
        "ZapfDingbatsITC", "STHeitiSC-Medium", "SinhalaSangamMN-Bold", "Chalkduster", "ChalkboardSE-Bold", "Papyrus", "PingFangSC-Regular",
        "HiraMinProN-W3", "AppleSDGothicNeo-Bold", "BodoniSvtyTwoITCTT-Book", "SnellRoundhand", "DINAlternate-Bold", "Copperplate-Light",
    ])
    func everyFontOfIOSHasAStandIn(name: String) throws {
        #expect(try Font(named: name, size: 12).size == 12)
    }

    @Test(arguments: ["", " ", "-", "Helvetica Old", "No Such Font"])
    func otherNamesHaveNoAlias(name: String) {
        #expect(FontAliases.family(for: name) == nil)
        #expect(throws: FontError.unknown(name: name)) { try Font(named: name, size: 12) }
    }

    @Test func onlyTheSystemFontHasSanFranciscosMetrics() throws {
        let system = try Font.system(size: 2048)
        #expect((system.ascent, system.descent, system.leading) == (1950, 494, 0))
        #expect((system.capHeight, system.xHeight) == (1443, 1078))
        #expect(try Font(named: ".SFUI-Bold", size: 2048).ascent == 1950)
        #expect(try Font(named: "Avenir", size: 2048).ascent != 1950)
        #expect(system.withFace(system.face).ascent != 1950)
    }

    @Test(arguments: [(-5.0, 0.0), (.nan, 0), (.infinity, Font.largestSize), (1e9, Font.largestSize), (12.5, 12.5), (0, 0)])
    func sizesAreFiniteAndNotNegative(size: Double, used: Double) throws {
        #expect(try Fonts.sans(size).size == used)
        #expect(try Fonts.sans(10).withSize(size).size == used)
    }

    @Test func theTraitsChooseTheFaceOfAFamily() throws {
        for (traits, name) in [
            (FontTraits(), "LiberationSerif"), (FontTraits(weight: 700), "LiberationSerif-Bold"),
            (FontTraits(isItalic: true), "LiberationSerif-Italic"), (FontTraits(weight: 700, isItalic: true), "LiberationSerif-BoldItalic"),
        ] {
            let font = try #require(Font(family: "Times New Roman", traits, size: 10))
            #expect(font.face.postScriptName == name)
            #expect(font.traits == traits)
        }
        #expect(Font(family: "No Such Family", .regular, size: 10) == nil)
    }

    @Test func familiesAreSortedAndListTheirFaces() throws {
        let families = FontCatalog.system.families
        #expect(families.map(\.family) == families.map(\.family).sorted())
        let sans = try #require(families.first { $0.family == "Liberation Sans" })
        #expect(Set(sans.faces).isSuperset(of: ["LiberationSans", "LiberationSans-Bold", "LiberationSans-Italic", "LiberationSans-BoldItalic"]))
    }

    @Test(arguments: [0, 3])
    func aFileThatIsNotAFontIsUnreadable(face: Int) {
        #expect(throws: FontError.unreadable(path: #filePath, face: face)) { try Font(path: #filePath, index: face, size: 10) }
    }

    @Test(
        arguments: [
            ("a", false), ("1", false), ("😀", true), ("😀\u{FE0E}", false), ("❤", false), ("❤\u{FE0F}", true), ("1\u{FE0F}\u{20E3}", true),
            ("#", false), ("🇩🇪", true), ("漢", false),
        ] as [(Character, Bool)])
    func charactersHaveUnicodesEmojiPresentation(character: Character, isPicture: Bool) {
        #expect(character.isPicture == isPicture)
    }

    @Test func missingLettersUseTheFirstFallbackThatContainsThem() throws {
        let fallback = FontFallback(catalog: .system)
        let sans = try Fonts.sans()
        #expect(fallback.font(for: "a", like: sans) == sans)
        // Liberation Sans and Inter have no Arabic letters; DejaVu Sans has them.
        #expect(fallback.font(for: "\u{628}", like: sans).face.familyName == "DejaVu Sans")
        #expect(fallback.font(for: "\u{628}", like: sans).size == sans.size)
        #expect(fallback.font(for: "\u{378}", like: sans) == sans)
    }
}
