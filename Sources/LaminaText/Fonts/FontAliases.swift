/// Which installed family stands in for one of Apple's.
enum FontAliases {
    /// The family that the system font, and every sans serif without a closer likeness, is taken from.
    static let system = "Inter"
    /// The same for sizes from 20 points on, where Apple's letters stand closer too.
    static let systemDisplay = "Inter Display"
    static let sans = "Liberation Sans"
    static let serif = "Liberation Serif"
    static let monospaced = "Liberation Mono"
    static let emoji = "Noto Color Emoji"

    /// The family to look for instead; nil when the name has no stand-in.
    static func family(for name: String) -> String? { table[key(name)] }

    /// The source of the measures of a family that has a stand-in.
    static func measures(of name: String) -> FontMeasures { sanFrancisco.contains(key(name)) ? .sanFrancisco : .face }

    private static let sanFrancisco = Set(
        [
            ".SFUI", ".SFUIText", ".SFUIDisplay", ".SFNS", "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", ".SFUIRounded",
            ".AppleSystemUIFont", "San Francisco",
        ].map(key))

    /// Names without spaces, hyphens and capitals.
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
