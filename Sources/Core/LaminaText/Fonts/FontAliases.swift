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

    private static let standIns: KeyValuePairs = [
        system: [
            ".SFUI", ".SFUIText", ".SFUIDisplay", ".SFNS", "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", ".SFUIRounded",
            ".AppleSystemUIFont", ".SFCompact", "Avenir", "Avenir Next", "Futura", "Gill Sans", "Optima", "Trebuchet MS", "Verdana",
            "Lucida Grande", "San Francisco", "Tahoma", "Geneva", "Marion", "Kailasa",
        ],
        sans: ["Helvetica", "Helvetica Neue", "HelveticaNeueUI", "Arial", "ArialMT", "Arial Rounded MT", "Arial Unicode MS"],
        monospaced: [
            "Menlo", "Monaco", "Courier", "Courier New", "CourierNewPS", "CourierNewPSMT", "SF Mono", ".SFUIMono",
            ".AppleSystemUIFontMonospaced", "Andale Mono", "American Typewriter",
        ],
        serif: [
            "Times", "Times New Roman", "TimesNewRomanPS", "TimesNewRomanPSMT", "Georgia", "Palatino", "Baskerville", "Didot",
            "Hoefler Text", "Cochin", "Bodoni 72", "Charter", "Iowan Old Style", "New York", ".NewYork", ".AppleSystemUIFontSerif",
        ],
        emoji: ["Apple Color Emoji", ".AppleColorEmojiUI", "AppleColorEmoji"],
    ]

    private static let table = standIns.reduce(into: [String: String]()) { table, row in
        for name in row.value { table[key(name)] = row.key }
    }
}
