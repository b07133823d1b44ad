/// Decodes bytes to the choices and values of a program; after the last byte every choice is 0.
struct FuzzedData {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    /// True when no bytes are left.
    var isEmpty: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// Returns a number in `0..<count`.
    mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

    /// Returns an element of a nonempty list.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[choice(elements.count)] }

    /// Returns a small number, an extreme one, or eight bytes interpreted as a number.
    mutating func number() -> Double {
        switch choice(8) {
        case 0: pick(Self.extremes)
        case 1: Double(bitPattern: word())
        case 2: Double(byte()) / 255
        case 3: -Double(byte())
        default: Double(byte())
        }
    }

    /// Returns a list of at most `most` values.
    mutating func list<Element>(most: Int, _ element: (inout FuzzedData) -> Element) -> [Element] {
        let count = choice(most + 1)
        return (0..<count).map { _ in element(&self) }
    }

    /// Returns a string of arbitrary UTF-16 units, including unpaired surrogates, or of well-formed characters of many scripts.
    mutating func text() -> String {
        if flag() { return list(most: 24) { $0.pick(Self.characters) }.joined() }
        return String(decoding: list(most: 24) { UInt16($0.byte()) << 8 | UInt16($0.byte()) }, as: UTF16.self)
    }

    private mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    private static let extremes: [Double] = [
        0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 1e-9, 1e9,
        -1e9, 1e15, 1e18, -1e18, 9_223_372_036_854_775_808, -9_223_372_036_854_775_808, 2_147_483_648, 4_294_967_296, 65_536, 16_777_217, .pi,
        2 * .pi, 1e5, 1e-5, 1e30, -1e30, 1e40,
    ]

    private static let characters = [
        "a", "W", " ", "\n", "\t", "fi", "\u{301}", "é", "ß", "א", "ب", "\u{200F}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{200D}",
        "👩‍👩‍👧", "🇩🇪", "क्षि", "ก็", "漢", "한", "\u{AD}", "\u{A0}", "\u{2028}", "\u{2029}", "\r\n", "\u{FFFC}", "\u{0}", "…", "1,234.5",
        "longwordwithoutabreak",
    ]
}
