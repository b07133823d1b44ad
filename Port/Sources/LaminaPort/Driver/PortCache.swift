import Foundation

/// The folder of rewritten files, named by their content, and of what is known of each module.
struct PortCache {
    private let folder: URL

    /// A rewritten module.
    struct Module: Codable {
        /// The path of the overlay; nil when no file had to be rewritten.
        var overlay: String?
        /// Names of the contents of the rewritten files by path.
        var contents: [String: String] = [:]
        var diagnostics: [PortDiagnostic] = []
        /// True when a class became the entry point.
        var hasMain = false
        /// The modules that files import, outside of conditions that are false.
        var imports: [String] = []
        /// The frameworks among them whose users were left out.
        var omitted: [String] = []
        /// The module's index, as stored.
        var index = Data()
    }

    init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder.appending(path: "modules"), withIntermediateDirectories: true)
    }

    /// Returns the rewritten module, from the cache if the same inputs were rewritten before.
    func rewrite(_ inputs: ModuleInputs) throws -> Module {
        let key = inputs.key
        let record = folder.appending(path: "modules/\(key).json")
        if let data = try? Data(contentsOf: record), let module = try? JSONDecoder().decode(Module.self, from: data) { return module }
        let parsed = inputs.module()
        let result = Port.rewrite(parsed, companions: Companion.all(among: inputs.modules))
        var module = Module()
        module.diagnostics = result.diagnostics
        module.imports = ImportedModules.all(in: parsed)
        module.omitted = parsed.omissions?.frameworks ?? []
        module.hasMain = result.texts.contains { $0.contains("@main") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        module.index = try encoder.encode(parsed.index)
        for (path, text, original) in zip(zip(inputs.paths, result.texts), inputs.texts).map({ ($0.0, $0.1, $1) }) where text != original {
            module.contents[path] = try store(text, named: URL(filePath: path).lastPathComponent)
        }
        if !module.contents.isEmpty { module.overlay = try writeOverlay(module.contents, key) }
        try encoder.encode(module).write(to: record, options: .atomic)
        return module
    }

    /// Stores a file under the hash of its content, and returns its path.
    private func store(_ text: String, named name: String) throws -> String {
        var hash = ContentHash()
        hash.combine(text)
        let place = folder.appending(path: "files/\(hash.text)")
        let file = place.appending(path: name)
        guard !FileManager.default.fileExists(atPath: file.path) else { return file.path }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
        return file.path
    }

    private func writeOverlay(_ contents: [String: String], _ key: String) throws -> String {
        let roots = contents.sorted { $0.key < $1.key }.map { Overlay.Root(name: $0.key, contents: $0.value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let file = folder.appending(path: "modules/\(key).yaml")
        try encoder.encode(Overlay(roots: roots)).write(to: file, options: .atomic)
        return file.path
    }
}

/// The compiler's description of files that stand for others.
private struct Overlay: Encodable {
    var version = 0
    var caseSensitive = "true"
    /// Messages and `#file` name the original.
    var useExternalNames = "false"
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
        case version
        case caseSensitive = "case-sensitive"
        case useExternalNames = "use-external-names"
        case roots
    }

    struct Root: Encodable {
        var type = "file"
        let name: String
        let contents: String

        enum CodingKeys: String, CodingKey {
            case type
            case name
            case contents = "external-contents"
        }
    }
}
