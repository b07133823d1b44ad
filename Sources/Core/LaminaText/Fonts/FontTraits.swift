/// The traits that distinguish the faces of a family.
package struct FontTraits: Sendable, Hashable {
    /// The weight as in OpenType and CSS: 100 is thin, 400 regular, 700 bold, 900 black.
    package var weight: Double
    package var isItalic: Bool

    package init(weight: Double = 400, isItalic: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The traits of a regular upright face.
    package static let regular = FontTraits()
}

extension FontTraits {
    /// The difference of two traits; a different slant counts more than any difference of weights.
    func distance(to other: FontTraits) -> Double { abs(weight - other.weight) + (isItalic == other.isItalic ? 0 : 1000) }
}

extension FontTraits {
    /// Words in style names and the weights that they denote.
    ///
    /// The first match is used, so a word precedes the shorter words that it contains: `semibold` comes before `bold`.
    private static let weightWords: [(word: String, weight: Double)] = [
        ("ultralight", 200), ("extralight", 200), ("demilight", 350), ("light", 300), ("thin", 100), ("hairline", 100), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
        ("black", 900),
    ]

    /// Derives the traits from a style name, such as `SemiBoldItalic` or `BoldMT`.
    init(styleName: some StringProtocol) {
        let name = styleName.lowercased()
        let weight = Self.weightWords.first { name.contains($0.word) }?.weight ?? 400
        self.init(weight: weight, isItalic: name.contains("italic") || name.contains("oblique"))
    }
}

extension StringProtocol {
    /// True when this text contains the other one, byte by byte; the standard library without Foundation offers no such search.
    func contains(_ other: String) -> Bool {
        let (own, sought) = (Array(utf8), Array(other.utf8))
        guard sought.count <= own.count else { return false }
        return (0...own.count - sought.count).contains { own[$0..<$0 + sought.count].elementsEqual(sought) }
    }
}
