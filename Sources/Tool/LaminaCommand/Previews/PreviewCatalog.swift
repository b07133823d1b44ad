import Foundation
import LaminaProcess
import LaminaRun

/// The previews of a package or a project.
struct PreviewCatalog {
    /// The previews in the order of files and lines.
    let previews: [ListedPreview]
    /// The products that could not be built, beside others that could, with their errors.
    let failures: [(product: String, error: ToolError)]

    /// Builds the programs of a path, and asks each for its previews.
    ///
    /// - Throws: `.noPreviews`, and the errors of `PreviewPrograms` and of a run.
    init(path: String, target: String?) throws {
        let source = PreviewPrograms(path: path, target: target)
        var found: [(program: String, description: PreviewDescription)] = []
        var failures: [(product: String, error: ToolError)] = []
        for program in try source.built(failure: { failures.append(($0, $1)) }) {
            found += try Self.descriptions(in: program).map { (program, $0) }
        }
        self.failures = failures
        previews = Self.named(found, below: source.root)
        guard !previews.isEmpty else { throw ToolError.noPreviews(path: path) }
    }

    /// Returns the preview of a name.
    ///
    /// - Throws: `.noPreview`.
    func preview(named name: String) throws(ToolError) -> ListedPreview {
        guard let preview = previews.first(where: { $0.name == name }) else { throw .noPreview(name: name, names: previews.map(\.name)) }
        return preview
    }

    // MARK: Programs

    /// Asks a program for its previews; a program without the symbols of any is not started.
    private static func descriptions(in program: String) throws -> [PreviewDescription] {
        let symbols = symbols(in: program)
        guard !symbols.isEmpty else { return [] }
        let folder = try CommandFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "previews.json")
        var request = RunRequest(destination: .nowhere, format: .png)
        (request.moments, request.progress) = (.still(time: 0), .none)
        request.preview = .list(symbols: symbols, file: file.path)
        try PreviewPicture.runner(of: program).run(request)
        do {
            return try JSONDecoder().decode([PreviewDescription].self, from: Data(contentsOf: file))
        } catch let error as DecodingError {
            throw ToolError.notAnApp(name: program, reason: "its list of previews is not of this version of Lamina: \(error.words)")
        }
    }

    /// The symbols of a program and of the package's shared libraries beside it.
    private static func symbols(in program: String) -> [String] {
        let folder = URL(filePath: program).deletingLastPathComponent().path
        let own = ELFSections(path: program)?.strings(in: ".dynstr") ?? []
        let libraries = own.filter { $0.hasPrefix("lib") && $0.contains(".so") && FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
        let all = own + libraries.flatMap { ELFSections(path: "\(folder)/\($0)")?.strings(in: ".dynstr") ?? [] }
        return Set(all.filter { $0.hasPrefix(RunPreview.symbolPrefix) }).sorted()
    }

    // MARK: Names

    /// Sorts the previews and gives each its name; previews of dependencies and those that a program before has too are left out.
    static func named(_ found: [(program: String, description: PreviewDescription)], below root: String) -> [ListedPreview] {
        var (symbols, counts) = (Set<String>(), [String: Int]())
        let own = found.compactMap { program, description -> (String, String, PreviewDescription)? in
            guard let file = relative(description.file, to: root), symbols.insert(description.symbol).inserted else { return nil }
            return (program, file, description)
        }
        return own.sorted { ($0.1, $0.2.line) < ($1.1, $1.2.line) }.map { program, file, description in
            let base = oneLine(description.name) ?? URL(filePath: file).deletingPathExtension().lastPathComponent
            counts[base, default: 0] += 1
            let name = counts[base] == 1 ? base : "\(base) (\(counts[base] ?? 1))"
            return ListedPreview(
                name: name, file: file, line: description.line, isLandscape: description.isLandscape, symbol: description.symbol, program: program)
        }
    }

    /// The path of a source below a folder; nil for a checkout in the cache.
    ///
    /// A source elsewhere, of a local dependency, has its name only.
    private static func relative(_ file: String, to root: String) -> String? {
        let path = URL(filePath: file).resolvingSymlinksInPath().path
        if path.hasPrefix(root + "/.build/") || path.hasPrefix(PreviewCache.folder + "/") { return nil }
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : URL(filePath: path).lastPathComponent
    }

    /// A name without line breaks; nil for one without content.
    private static func oneLine(_ name: String?) -> String? {
        let words = (name ?? "").split { $0.isWhitespace || $0.isNewline || $0.unicodeScalars.allSatisfy { $0.value < 32 } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
