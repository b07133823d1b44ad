/// Finds faces for characters that a font lacks, one grapheme cluster at a time, so that a base letter and its accents share one face.
struct FontFallback {
    var catalog: FontCatalog
    /// The families that are tried in this order before any other installed font, so that machines with the same fonts give the same pixels.
    private static let families = [FontAliases.system, FontAliases.sans, "DejaVu Sans", "Noto Sans", FontAliases.emoji, "WenQuanYi Micro Hei"]

    /// Returns the font if it has all characters of a cluster, otherwise a font of the same size whose face has them.
    ///
    /// If no installed face has the characters, the font itself is returned and draws its glyph for missing characters.
    func font(for cluster: Character, like font: Font) -> Font {
        // Emoji are drawn in colour even when the text font has a monochrome glyph for them.
        if cluster.isPicture, !font.face.hasPictures {
            if let face = catalog.face(family: FontAliases.emoji), face.has(cluster) { return font.withFace(face) }
        }
        if font.face.has(cluster) { return font }
        let known = Self.families.lazy.compactMap { catalog.face(family: $0, font.traits) }.first { $0.has(cluster) }
        let face = known ?? catalog.face(having: cluster.visibleScalars, like: font.face.familyName, font.traits)
        return face.map(font.withFace) ?? font
    }
}

extension FontFace {
    /// True when the face has a glyph for every visible character of a cluster.
    func has(_ cluster: Character) -> Bool {
        // Control characters such as tabs and newlines need no glyph.
        if let ascii = cluster.asciiValue, ascii < 32 { return true }
        return cluster.visibleScalars.allSatisfy { glyph(for: $0) != nil }
    }
}

extension Character {
    /// The scalars that need a glyph; joiners, variation selectors and control characters do not.
    var visibleScalars: [Unicode.Scalar] {
        let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control }
        return Array(visible)
    }

    /// True when the character is displayed as a colour emoji: by default or by a variation selector, unless U+FE0E asks for text.
    var isPicture: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, !isASCII else { return false }
        // U+FE0F requests emoji presentation; U+20E3 is the keycap that encloses a digit.
        if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return first.properties.isEmoji }
        return first.properties.isEmojiPresentation && !scalars.contains("\u{FE0E}")
    }
}
