/// Finds faces for characters that a font lacks, one grapheme cluster at a time, so that no letter is torn from its accent.
struct FontFallback {
    var catalog: FontCatalog
    /// Asked in this order before any other installed font, so that the same fonts give the same picture on each machine.
    private static let families = [FontAliases.system, FontAliases.sans, "DejaVu Sans", "Noto Sans", FontAliases.emoji]

    /// The font, or one like it, that has the characters of a cluster; the font itself when none has.
    func font(for cluster: Character, like font: Font) -> Font {
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
    /// The face has a glyph for every visible character of a cluster.
    func has(_ cluster: Character) -> Bool {
        if let ascii = cluster.asciiValue, ascii < 32 { return true }
        return cluster.visibleScalars.allSatisfy { glyph(for: $0) != nil }
    }
}

extension Character {
    /// The scalars that need a glyph: joiners and variation selectors do not.
    var visibleScalars: [Unicode.Scalar] {
        let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control }
        return Array(visible)
    }

    /// Shown as a picture: an emoji, unless it is asked to be text.
    var isPicture: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, !isASCII else { return false }
        if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return first.properties.isEmoji }
        return first.properties.isEmojiPresentation && !scalars.contains("\u{FE0E}")
    }
}
