import LaminaPrimitives

/// Faces by name, by file and by the characters that they have; each is opened once.
package final class FontCatalog: Sendable {
    /// The installed fonts.
    package static let system = FontCatalog()

    private let state = Guarded(State())

    package init() {}

    /// The face of a file.
    ///
    /// - Throws: `FontError.unreadable` when there is no such face.
    package func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
        let result: Result<FontFace, FontError> = state.withLock { state in
            do throws(FontError) { return .success(try state.open(path, index)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The face of an installed family whose traits are nearest; nil when the family is not installed.
    package func face(family: String, _ traits: FontTraits = .regular) -> FontFace? {
        state.withLock { $0.face(.family(FontAliases.key(family), traits)) { $0.place(family: family, traits) } }
    }

    /// The face of this PostScript name; nil when it is not installed.
    package func face(postScriptName name: String) -> FontFace? {
        state.withLock { $0.face(.postScript(name)) { $0.place(postScriptName: name) } }
    }

    /// An installed face that has all of these characters; nil when there is none.
    ///
    /// - Parameter family: Liked best of those that have them.
    package func face(having characters: [Unicode.Scalar], like family: String, _ traits: FontTraits) -> FontFace? {
        let found = state.withLock {
            $0.face(.characters(characters, family, traits)) { $0.place(having: characters, like: family, traits) }
        }
        return found.flatMap { face in characters.allSatisfy { face.glyph(for: $0) != nil } ? face : nil }
    }

    /// The installed families, sorted, each with the PostScript names of its faces.
    package var families: [(family: String, faces: [String])] {
        let faces = state.withLock { $0.fonts.faces.map { (family: $0.families.first ?? "", name: $0.postScriptName) } }
        return faces.reduce(into: []) { families, face in
            if families.last?.family != face.family { families.append((face.family, [])) }
            families[families.count - 1].faces.append(face.name)
        }
    }
}

/// What the catalogue has opened and found so far.
private struct State {
    /// What was asked of Fontconfig.
    enum Question: Hashable {
        case family(String, FontTraits)
        case postScript(String)
        case characters([Unicode.Scalar], String, FontTraits)
    }

    private struct File: Hashable {
        var path: String
        var index: Int
    }

    /// Begun when it is needed first: reading the list of fonts takes a while.
    private(set) lazy var fonts = FontConfiguration()
    private var faces: [File: FontFace] = [:]
    private var answers: [Question: FontFace?] = [:]

    mutating func open(_ path: String, _ index: Int) throws(FontError) -> FontFace {
        let file = File(path: path, index: index)
        if let face = faces[file] { return face }
        let face = try FontFace(path: path, index: index)
        faces[file] = face
        return face
    }

    /// Asks Fontconfig, once for each question; a file that cannot be read counts as missing.
    mutating func face(_ question: Question, _ ask: (FontConfiguration) -> FontConfiguration.Place?) -> FontFace? {
        if let answer = answers[question] { return answer }
        // More would be an attack; the answers only save time.
        if answers.count > 4096 { answers.removeAll() }
        let face = ask(fonts).flatMap { try? open($0.path, $0.index) }
        answers[question] = .some(face)
        return face
    }
}
