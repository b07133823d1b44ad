import CFontconfig

extension FontFace {
    /// The tags of the languages whose letters the face has, ascending.
    ///
    /// - Source: Fontconfig's lists of the letters that each language needs.
    package var languages: [String] {
        guard let own = unsafe FcCharSetCreate() else { return [] }
        // The set of characters, the set of languages and its list are created and released here; the sets of letters belong to Fontconfig.
        defer { unsafe FcCharSetDestroy(own) }
        for character in characters.joined() { unsafe FcCharSetAddChar(own, character) }
        guard let languages = unsafe FcGetLangs() else { return [] }
        defer { unsafe FcStrSetDestroy(languages) }
        guard let list = unsafe FcStrListCreate(languages) else { return [] }
        defer { unsafe FcStrListDone(list) }
        var result: [String] = []
        while let name = unsafe FcStrListNext(list) {
            guard let letters = unsafe FcLangGetCharSet(name), unsafe FcCharSetIsSubset(letters, own) != 0 else { continue }
            unsafe result.append(String(cString: name))
        }
        return result.sorted()
    }
}
