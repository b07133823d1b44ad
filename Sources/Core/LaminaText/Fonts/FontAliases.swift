/// The installed font families that substitute for Apple's.
enum FontAliases {
    /// The substitute for the system font and for every sans serif without a closer match.
    static let system = "Inter"
    /// The substitute for the system font from 20 points on, where Apple's letters are spaced more tightly too.
    static let systemDisplay = "Inter Display"
    static let sans = "Liberation Sans"
    static let serif = "Liberation Serif"
    static let monospaced = "Liberation Mono"
    static let emoji = "Noto Color Emoji"

    /// Returns the family that substitutes for one of Apple's families; nil when the table contains none.
    static func family(for name: String) -> String? { table[key(name)] }

    /// Returns the source of the vertical metrics for one of Apple's families.
    static func metricsSource(of name: String) -> MetricsSource { sanFrancisco.contains(key(name)) ? .sanFrancisco : .face }

    private static let sanFrancisco = Set(
        [
            ".SFUI", ".SFUIText", ".SFUIDisplay", ".SFNS", "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", ".SFUIRounded",
            ".AppleSystemUIFont", "San Francisco",
        ].map(key))

    /// Normalises a family name: lowercase, without spaces, hyphens and underscores.
    static func key(_ name: some StringProtocol) -> String { String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }) }

    /// The families of iOS, so that an app that relies on one of them never gets nil.
    private static let standIns: KeyValuePairs = [
        system: [
            ".SFUI", ".SFUIText", ".SFUIDisplay", ".SFNS", "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", ".SFUIRounded",
            ".AppleSystemUIFont", ".SFCompact", "Avenir", "Avenir Next", "Futura", "Gill Sans", "Optima", "Trebuchet MS", "Verdana",
            "Lucida Grande", "San Francisco", "Tahoma", "Geneva", "Marion", "Kailasa",
        ],
        sans: [
            "Helvetica", "Helvetica Neue", "HelveticaNeueUI", "Arial", "ArialMT", "Arial Rounded MT", "Arial Rounded MT Bold", "Arial Unicode MS",
            "Impact", "DIN Alternate", "DIN Condensed", "Avenir Next Condensed", "Galvji", "Copperplate", "Chalkboard SE", "Chalkduster",
            "Marker Felt", "Noteworthy", "Bradley Hand", "Bradley Hand ITC TT", "Party LET", "Party Let Plain", "Papyrus", "Symbol",
            "Apple Symbols", "Zapf Dingbats", "Zapf Dingbats ITC", "Bodoni Ornaments", "Bodoni Ornaments ITC TT", "Euphemia UCAS", "Kefa",
            // Families for other scripts, whose letters the fallback finds.
            "PingFang SC", "PingFang TC", "PingFang HK", "PingFang MO", "Heiti SC", "Heiti TC", "STHeiti SC", "STHeiti TC", "STHeitiSC", "STHeitiTC",
            "Hiragino Sans", "Hiragino Maru Gothic ProN", "Hiragino Kaku Gothic ProN", "HiraKakuProN", "HiraginoSans", "HiraMaruProN",
            "Apple SD Gothic Neo", "Arial Hebrew", "Geeza Pro", "Al Nile", "Damascus", "Farah", "Mishafi", "Diwan Mishafi", "Thonburi",
            "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Kohinoor Bangla", "Kohinoor Devanagari",
            "Kohinoor Gujarati", "Kohinoor Telugu", "Mukta Mahee", "Bangla Sangam MN", "Devanagari Sangam MN", "Grantha Sangam MN",
            "Gujarati Sangam MN", "Gurmukhi MN", "Kannada Sangam MN", "Khmer Sangam MN", "Lao Sangam MN", "Malayalam Sangam MN",
            "Myanmar Sangam MN", "Oriya Sangam MN", "Sinhala Sangam MN", "Tamil Sangam MN", "Telugu Sangam MN",
        ],
        monospaced: [
            "Menlo", "Monaco", "Courier", "Courier New", "CourierNewPS", "CourierNewPSMT", "SF Mono", ".SFUIMono",
            ".AppleSystemUIFontMonospaced", "Andale Mono", "American Typewriter",
        ],
        serif: [
            "Times", "Times New Roman", "TimesNewRomanPS", "TimesNewRomanPSMT", "Georgia", "Palatino", "Baskerville", "Didot",
            "Hoefler Text", "Cochin", "Bodoni 72", "Charter", "Iowan Old Style", "New York", ".NewYork", ".AppleSystemUIFontSerif",
            "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "Academy Engraved LET",
            "Academy Engraved Let Plain", "Rockwell", "Superclarendon", "Savoye LET", "Savoye Let Plain", "Snell Roundhand", "Zapfino",
            "STIX Two Text", "STIX Two Math", "Hiragino Mincho ProN", "HiraMinProN",
        ],
        emoji: ["Apple Color Emoji", ".AppleColorEmojiUI", "AppleColorEmoji"],
    ]

    private static let table = standIns.reduce(into: [String: String]()) { table, row in
        for name in row.value { table[key(name)] = row.key }
    }
}
