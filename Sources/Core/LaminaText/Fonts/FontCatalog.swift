import LaminaConcurrency

/// Finds faces by name, by file and by the characters that they have, and opens each face only once.
package final class FontCatalog: Sendable {
    /// The catalogue of the installed fonts.
    package static let system = FontCatalog()

    private let state = Guarded(State())

    package init() {}

    /// Opens the face of a font file.
    ///
    /// - Throws: `FontError.unreadable` when the file has no face of this index.
    package func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
        let result: Result<FontFace, FontError> = state.withLock { state in
            do throws(FontError) { return .success(try state.open(path, index)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Finds the face of an installed family with the nearest traits; nil when the family is not installed.
    package func face(family: String, _ traits: FontTraits = .regular) -> FontFace? {
        state.withLock { state in
            state.registered(family: family, traits) ?? state.face(.family(FontAliases.key(family), traits)) { $0.face(family: family, traits) }
        }
    }

    /// Finds the installed face with a PostScript name; nil when there is none.
    package func face(postScriptName name: String) -> FontFace? {
        state.withLock { state in
            state.registered.first { $0.postScriptName == name } ?? state.face(.postScript(name)) { $0.face(postScriptName: name) }
        }
    }

    /// Adds a face that names find before the installed ones, for the life of the process.
    ///
    /// - Returns: False when a face of the same PostScript name has been added before.
    package func register(_ face: FontFace) -> Bool {
        state.withLock { state in
            guard !state.registered.contains(where: { $0.postScriptName == face.postScriptName }) else { return false }
            state.registered.append(face)
            return true
        }
    }

    /// Removes an added face by its PostScript name; false when there is none.
    package func unregister(postScriptName name: String) -> Bool {
        state.withLock { state in
            guard let index = state.registered.firstIndex(where: { $0.postScriptName == name }) else { return false }
            state.registered.remove(at: index)
            return true
        }
    }

    /// Opens all faces of a font file.
    ///
    /// - Throws: `FontError.unreadable` when the file is no font, or one of its faces cannot be read.
    package func faces(path: String) throws(FontError) -> [FontFace] {
        let first = try face(path: path)
        var faces = [first]
        for index in 1..<max(1, first.siblingCount) { faces.append(try face(path: path, index: index)) }
        return faces
    }

    /// All installed and added faces, sorted by family and PostScript name.
    package var allFaces: [FontFace] {
        state.withLock { state in
            let installed = state.fonts.faces.compactMap { try? state.open($0.path, $0.index) }
            return (installed + state.registered).sorted { ($0.familyName, $0.postScriptName) < ($1.familyName, $1.postScriptName) }
        }
    }

    /// Finds an installed face that has all of these characters; nil when there is none.
    ///
    /// - Parameter family: Preferred when several faces qualify.
    package func face(having characters: [Unicode.Scalar], like family: String, _ traits: FontTraits) -> FontFace? {
        let found = state.withLock {
            $0.face(.characters(characters, family, traits)) { $0.face(having: characters, like: family, traits) }
        }
        if let found, found.has(characters) { return found }
        return state.withLock { $0.registered }.first { $0.has(characters) }
    }

    /// The installed families, sorted by name, each with the PostScript names of its faces.
    package var families: [(family: String, faces: [String])] {
        let faces = state.withLock { state in
            state.fonts.faces.map { (family: $0.families.first ?? "", name: $0.postScriptName) }
                + state.registered.map { (family: $0.familyName, name: $0.postScriptName) }
        }
        return faces.sorted { ($0.family, $0.name) < ($1.family, $1.name) }.reduce(into: []) { families, face in
            if families.last?.family != face.family { families.append((face.family, [])) }
            families[families.count - 1].faces.append(face.name)
        }
    }
}

/// The opened faces and cached answers of a catalogue.
private struct State {
    /// A query to Fontconfig, as the key of its cached answer.
    enum Question: Hashable {
        case family(String, FontTraits)
        case postScript(String)
        case characters([Unicode.Scalar], String, FontTraits)
    }

    private struct File: Hashable {
        var path: String
        var index: Int
    }

    /// Created on first use, because reading the list of installed fonts takes a while.
    private(set) lazy var fonts = FontConfiguration()
    /// The faces that the app has added.
    var registered: [FontFace] = []
    private var faces: [File: FontFace] = [:]
    private var answers: [Question: FontFace?] = [:]

    mutating func open(_ path: String, _ index: Int) throws(FontError) -> FontFace {
        let file = File(path: path, index: index)
        if let face = faces[file] { return face }
        let face = try FontFace(path: path, index: index)
        faces[file] = face
        return face
    }

    /// Returns the added face of a family with the nearest traits: first of the same slant, then of the nearest weight.
    func registered(family: String, _ traits: FontTraits) -> FontFace? {
        let key = FontAliases.key(family)
        let faces = registered.filter { FontAliases.key($0.familyName) == key }
        return faces.min { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }
    }

    /// Returns Fontconfig's answer to a query, asking only once per query; a file that cannot be read counts as not installed.
    mutating func face(_ question: Question, _ ask: (FontConfiguration) -> FontConfiguration.FoundFace?) -> FontFace? {
        if let answer = answers[question] { return answer }
        // Bounds the memory, since names come from the app. The cache only saves time, so clearing it is harmless.
        if answers.count > 4096 { answers.removeAll() }
        let face = ask(fonts).flatMap { try? open($0.path, $0.index) }
        answers[question] = .some(face)
        return face
    }
}
