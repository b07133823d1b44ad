import CFontconfig
import LaminaPrimitives

/// The fonts that are installed, by Fontconfig.
///
/// Not for two threads at a time; `FontCatalog` sees to that. Safe to use: the address is made in the initialiser, released in `deinit` and
/// never given away.
@safe
final class FontConfiguration {
    /// Null when Fontconfig could not start; then nothing is installed.
    private let configuration: OpaquePointer?

    init() { unsafe configuration = FcInitLoadConfigAndFonts() }
    deinit { if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) } }

    /// A font file that Fontconfig found.
    struct Place: Hashable {
        var path: String
        var index: Int
        var families: [String]
        var postScriptName: String
    }

    /// The face of a family whose traits are nearest; nil when the family is not installed.
    func place(family: String, _ traits: FontTraits) -> Place? {
        let found = unsafe match { pattern in
            unsafe Self.add(family, FC_FAMILY, to: pattern)
            unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(traits.weight))
            unsafe FcPatternAddInteger(pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        }
        let key = FontAliases.key(family)
        // A match is always something; it counts only when it is of the family.
        return found.flatMap { place in place.families.contains { FontAliases.key($0) == key } ? place : nil }
    }

    /// The face of this PostScript name; nil when it is not installed.
    func place(postScriptName name: String) -> Place? {
        let found = unsafe match { unsafe Self.add(name, FC_POSTSCRIPT_NAME, to: $0) }
        return found.flatMap { $0.postScriptName == name ? $0 : nil }
    }

    /// The best face that has a character; nil when none has.
    func place(having characters: [Unicode.Scalar], like family: String, _ traits: FontTraits) -> Place? {
        guard let set = unsafe FcCharSetCreate() else { return nil }
        // Made here; patterns keep copies of their own.
        defer { unsafe FcCharSetDestroy(set) }
        for character in characters { unsafe FcCharSetAddChar(set, character.value) }
        return unsafe match { pattern in
            unsafe FcPatternAddCharSet(pattern, FC_CHARSET, set)
            unsafe Self.add(family, FC_FAMILY, to: pattern)
            unsafe Self.add("sans-serif", FC_FAMILY, to: pattern)
            unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(traits.weight))
            unsafe FcPatternAddInteger(pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        }
    }

    /// Every installed family and its faces' PostScript names, sorted.
    var faces: [Place] {
        guard let configuration = unsafe configuration, let pattern = unsafe FcPatternCreate() else { return [] }
        // Three objects made here and released here; a list ends with a null in C, which Swift cannot pass, so it is built by hand.
        defer { unsafe FcPatternDestroy(pattern) }
        guard let wanted = unsafe FcObjectSetCreate() else { return [] }
        defer { unsafe FcObjectSetDestroy(wanted) }
        for name in [FC_FAMILY, FC_FILE, FC_INDEX, FC_POSTSCRIPT_NAME] { unsafe FcObjectSetAdd(wanted, name) }
        guard let list = unsafe FcFontList(configuration, pattern, wanted) else { return [] }
        defer { unsafe FcFontSetDestroy(list) }
        let count = unsafe Int(list.pointee.nfont)
        return (0..<count).compactMap { unsafe Self.place(of: list.pointee.fonts[$0]) }
            .sorted { ($0.families.first ?? "", $0.postScriptName, $0.path) < ($1.families.first ?? "", $1.postScriptName, $1.path) }
    }

    /// What Fontconfig likes best for a pattern, without its table of stand-ins, which knows nothing of Apple's names.
    private func match(_ describe: (OpaquePointer) -> Void) -> Place? {
        guard let configuration = unsafe configuration, let pattern = unsafe FcPatternCreate() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe describe(pattern)
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let found = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(found) }
        return unsafe Self.place(of: found)
    }

    private static func add(_ text: String, _ key: String, to pattern: OpaquePointer) {
        // Fontconfig copies the text.
        _ = unsafe text.withCString(encodedAs: UTF8.self) { unsafe FcPatternAddString(pattern, key, $0) }
    }

    private static func place(of pattern: OpaquePointer?) -> Place? {
        guard let pattern = unsafe pattern, let path = unsafe text(FC_FILE, 0, of: pattern) else { return nil }
        var index: Int32 = 0
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        var families: [String] = []
        while let family = unsafe text(FC_FAMILY, families.count, of: pattern) { families.append(family) }
        // The upper half numbers variations of a variable font, which nothing here asks for.
        return Place(
            path: path, index: Int(index & 0xFFFF), families: families, postScriptName: unsafe text(FC_POSTSCRIPT_NAME, 0, of: pattern) ?? "")
    }

    private static func text(_ key: String, _ number: Int, of pattern: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(pattern, key, Int32(number), &text) == FcResultMatch, let text = unsafe text else { return nil }
        // Belongs to the pattern.
        return unsafe String(cString: text)
    }
}
