/// What tells the faces of a family apart.
package struct FontTraits: Sendable, Hashable {
    /// From 100, thin, over 400, regular, and 700, bold, to 900, black; as in OpenType and CSS.
    package var weight: Double
    package var isItalic: Bool

    package init(weight: Double = 400, isItalic: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Upright and neither light nor bold.
    package static let regular = FontTraits()
}

extension FontTraits {
    /// Words in the names of faces and their weights; longer words before those that they contain.
    private static let weightWords: [(word: String, weight: Double)] = [
        ("ultralight", 200), ("extralight", 200), ("demilight", 350), ("light", 300), ("thin", 100), ("hairline", 100), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
        ("black", 900),
    ]

    /// What a style's name says, such as `SemiBoldItalic` or `BoldMT`.
    init(styleName: some StringProtocol) {
        let name = styleName.lowercased()
        let weight = Self.weightWords.first { name.contains($0.word) }?.weight ?? 400
        self.init(weight: weight, isItalic: name.contains("italic") || name.contains("oblique"))
    }
}

extension StringProtocol {
    /// Contains the other text; the standard library without Foundation can only split.
    func contains(_ other: String) -> Bool {
        let (own, sought) = (Array(utf8), Array(other.utf8))
        guard sought.count <= own.count else { return false }
        return (0...own.count - sought.count).contains { own[$0..<$0 + sought.count].elementsEqual(sought) }
    }
}
