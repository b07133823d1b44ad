import CFontconfig

/// The installed fonts, as Fontconfig reports them.
///
/// Not thread-safe; `FontCatalog` serialises all calls. `@safe`: the pointer is created in the
/// initialiser, released in `deinit` and never handed out.
@safe
final class FontConfiguration {
    /// Null when Fontconfig could not be initialised; then no fonts are found.
    private let configuration: OpaquePointer?

    init() { unsafe configuration = FcInitLoadConfigAndFonts() }
    deinit { if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) } }

    /// A face in a font file that Fontconfig found.
    struct FoundFace: Hashable {
        var path: String
        var index: Int
        var families: [String]
        var postScriptName: String
    }

    /// Finds the face of a family with the nearest traits; nil when the family is not installed.
    func face(family: String, _ traits: FontTraits) -> FoundFace? {
        let found = unsafe match { pattern in
            unsafe Self.add(family, FC_FAMILY, to: pattern)
            unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(traits.weight))
            unsafe FcPatternAddInteger(pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        }
        let key = FontAliases.key(family)
        // Fontconfig always returns some font, so the answer is checked for the family.
        return found.flatMap { face in face.families.contains { FontAliases.key($0) == key } ? face : nil }
    }

    /// Finds the face with a PostScript name; nil when it is not installed.
    func face(postScriptName name: String) -> FoundFace? {
        let found = unsafe match { unsafe Self.add(name, FC_POSTSCRIPT_NAME, to: $0) }
        return found.flatMap { $0.postScriptName == name ? $0 : nil }
    }

    /// Finds the face that covers these characters best; it may lack some, so the caller checks them.
    func face(having characters: [Unicode.Scalar], like family: String, _ traits: FontTraits) -> FoundFace? {
        guard let set = unsafe FcCharSetCreate() else { return nil }
        // A pattern retains the set that is added to it.
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

    /// All installed faces, sorted by family, PostScript name and path.
    var faces: [FoundFace] {
        guard let configuration = unsafe configuration, let pattern = unsafe FcPatternCreate() else { return [] }
        // The three objects below are created and released here. The names are added to the set one by one, because Swift cannot call C functions
        // with variable arguments.
        defer { unsafe FcPatternDestroy(pattern) }
        guard let wanted = unsafe FcObjectSetCreate() else { return [] }
        defer { unsafe FcObjectSetDestroy(wanted) }
        for name in [FC_FAMILY, FC_FILE, FC_INDEX, FC_POSTSCRIPT_NAME] { unsafe FcObjectSetAdd(wanted, name) }
        guard let list = unsafe FcFontList(configuration, pattern, wanted) else { return [] }
        defer { unsafe FcFontSetDestroy(list) }
        let count = unsafe Int(list.pointee.nfont)
        return (0..<count).compactMap { unsafe Self.face(of: list.pointee.fonts[$0]) }
            .sorted { ($0.families.first ?? "", $0.postScriptName, $0.path) < ($1.families.first ?? "", $1.postScriptName, $1.path) }
    }

    /// Returns Fontconfig's best match for a pattern.
    ///
    /// `FcConfigSubstitute` is not called: its rules do not contain Apple's names, which `FontAliases` maps instead.
    private func match(_ describe: (OpaquePointer) -> Void) -> FoundFace? {
        guard let configuration = unsafe configuration, let pattern = unsafe FcPatternCreate() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe describe(pattern)
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let found = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(found) }
        return unsafe Self.face(of: found)
    }

    private static func add(_ text: String, _ key: String, to pattern: OpaquePointer) {
        // Fontconfig copies the text.
        _ = unsafe text.withCString(encodedAs: UTF8.self) { unsafe FcPatternAddString(pattern, key, $0) }
    }

    private static func face(of pattern: OpaquePointer?) -> FoundFace? {
        guard let pattern = unsafe pattern, let path = unsafe text(FC_FILE, 0, of: pattern) else { return nil }
        var index: Int32 = 0
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        var families: [String] = []
        while let family = unsafe text(FC_FAMILY, families.count, of: pattern) { families.append(family) }
        // The upper 16 bits are the index of a variable font's named instance; only the face's index, in the lower bits, is used.
        return FoundFace(
            path: path, index: Int(index & 0xFFFF), families: families, postScriptName: unsafe text(FC_POSTSCRIPT_NAME, 0, of: pattern) ?? "")
    }

    private static func text(_ key: String, _ number: Int, of pattern: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(pattern, key, Int32(number), &text) == FcResultMatch, let text = unsafe text else { return nil }
        // The text belongs to the pattern, so it is copied into the string.
        return unsafe String(cString: text)
    }
}
