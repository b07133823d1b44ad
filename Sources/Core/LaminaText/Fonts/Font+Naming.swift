extension Font {
    /// Opens a font file.
    ///
    /// - Throws: `FontError.unreadable` when the file has no face of this index.
    package init(path: String, index: Int = 0, size: Double, catalog: FontCatalog = .system) throws(FontError) {
        self.init(try catalog.face(path: path, index: index), size: size)
    }

    /// Finds a font by PostScript name or family name, either Apple's or an installed font's.
    ///
    /// An installed font of exactly this name is preferred to the substitute for Apple's font. A suffix after a hyphen gives weight and slant.
    ///
    /// - Throws: `FontError.unknown` when neither an installed font nor a substitute has this name.
    package init(named name: String, size: Double, catalog: FontCatalog = .system) throws(FontError) {
        if let face = catalog.face(postScriptName: name) {
            self.init(face, size: size)
        } else if let font = Self.variation(name, size: size, catalog: catalog) {
            self = font
        } else if let face = catalog.face(family: name) {
            self.init(face, size: size)
        } else if let font = Self.standIn(for: name, size: size, catalog: catalog) {
            self = font
        } else {
            throw .unknown(name: name)
        }
    }

    /// Finds a font by family name, either Apple's or an installed one, with the nearest traits; nil when neither exists.
    package init?(family: String, _ traits: FontTraits, size: Double, catalog: FontCatalog = .system) {
        if let face = catalog.face(family: family, traits) {
            self.init(face, size: size, traits: traits)
        } else if let standIn = FontAliases.family(for: family), let face = catalog.face(family: standIn, traits) {
            self.init(
                face, size: size, traits: traits, features: Self.features(ofFamily: standIn), name: Self.name(family, traits),
                familyName: family)
            metricsSource = FontAliases.metricsSource(of: family)
        } else {
            return nil
        }
    }

    /// Returns the system font.
    ///
    /// Its face is Inter below 20 points and Inter Display from 20 points on, since Apple's font changes its letterforms at that size too. If both
    /// are missing, the face is another sans serif's or, at last, any installed face with Latin letters. The vertical metrics are San Francisco's in
    /// every case, so that layouts have Apple's heights.
    ///
    /// - Throws: `FontError.unknown` when no font is installed at all.
    package static func system(
        size: Double, _ traits: FontTraits = .regular, features: [FontFeature] = [], catalog: FontCatalog = .system
    ) throws(FontError) -> Font {
        // Inter Display has no alternative digit widths, so a font with features uses Inter at every size.
        let large = size >= displaySize && features.isEmpty ? [FontAliases.systemDisplay] : []
        let families = large + [FontAliases.system, FontAliases.sans, "DejaVu Sans"]
        for family in families {
            guard let face = catalog.face(family: family, traits) else { continue }
            var font = Font(
                face, size: size, traits: traits, features: Self.features(ofFamily: family) + features, name: name(".SFUI", traits),
                familyName: ".AppleSystemUIFont")
            font.metricsSource = .sanFrancisco
            return font
        }
        guard let face = catalog.face(having: ["a"], like: FontAliases.system, traits) else { throw .unknown(name: FontAliases.system) }
        var font = Font(face, size: size, traits: traits)
        font.metricsSource = .sanFrancisco
        return font
    }

    /// The size in points from which the system font has the letterforms for large text.
    static let displaySize = 20.0

    /// Returns the system font at a size at which it has another face; nil for other fonts, and when the face stays the same.
    func systemCut(at size: Double) -> Font? {
        guard metricsSource == .sanFrancisco, (self.size >= Self.displaySize) != (size >= Self.displaySize) else { return nil }
        guard face.familyName == FontAliases.system || face.familyName == FontAliases.systemDisplay else { return nil }
        let own = Self.features(ofFamily: face.familyName)
        return try? Font.system(size: size, traits, features: features.filter { !own.contains($0) })
    }

    /// Derives the traits from a style name, such as `Bold Italic`.
    package static func traits(ofStyle name: String) -> FontTraits { FontTraits(styleName: name) }

    /// Finds a variation of a variable font by its PostScript name; nil when the font is unknown or has other axes.
    private static func variation(_ name: String, size: Double, catalog: FontCatalog) -> Font? {
        var base = ""
        guard let variation = FontVariation(name: name, base: &base), let face = catalog.face(postScriptName: base) else { return nil }
        let font = Font(face, size: size).varied(by: variation)
        return font.name == name ? font : nil
    }

    private static func standIn(for name: String, size: Double, catalog: FontCatalog) -> Font? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first else { return nil }
        let traits = parts.count > 1 ? FontTraits(styleName: parts[1]) : .regular
        guard var font = Font(family: String(first), traits, size: size, catalog: catalog) else { return nil }
        font.name = name
        font.familyName = spaced(first)
        return font
    }

    /// The features that a substitute switches off: Inter's `calt` replaces `->` by an arrow and `2x3` by a product, unlike Apple's font.
    private static func features(ofFamily family: String) -> [FontFeature] {
        family.hasPrefix(FontAliases.system) ? [FontFeature("calt", isOn: false)] : []
    }

    /// A PostScript name in Apple's form, such as `.SFUI-SemiboldItalic`.
    private static func name(_ family: String, _ traits: FontTraits) -> String {
        let weights: [(limit: Double, name: String)] = [
            (150, "Ultralight"), (250, "Thin"), (350, "Light"), (450, "Regular"), (550, "Medium"), (650, "Semibold"), (750, "Bold"),
            (850, "Heavy"), (.infinity, "Black"),
        ]
        let weight = weights.first { traits.weight < $0.limit }?.name ?? "Regular"
        let style = (weight == "Regular" && traits.isItalic ? "" : weight) + (traits.isItalic ? "Italic" : "")
        return String(family.filter { $0 != " " }) + "-" + style
    }

    /// Inserts spaces before capitals: `HelveticaNeue` becomes `Helvetica Neue`.
    private static func spaced(_ name: Substring) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(character)
        }
        return result
    }
}
