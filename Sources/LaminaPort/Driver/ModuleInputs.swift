import Foundation

/// Everything that the rewriting of a module depends on.
struct ModuleInputs {
    static let indexExtension = "laminaindex"

    let name: String
    let paths: [String]
    let texts: [String]
    /// Indices of modules, as stored.
    let indices: [Data]
    /// The modules that can be imported.
    let modules: Set<String>
    let definitions: Set<String>
    /// Modules whose files are among the files, so that their imports disappear.
    let targets: Set<String>

    init(_ call: CompilerCall, indexFolders: [String], targets: Set<String> = []) throws {
        self.targets = targets
        name = call.moduleName
        paths = call.sources
        texts = try call.sources.map { path in
            guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
                throw DriverError.unreadable(path)
            }
            return text
        }
        var modules = Self.toolchainModules
        var indices: [String: Data] = [:]
        for folder in indexFolders + call.searchPaths {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let url = URL(filePath: folder).appending(path: file)
                let module = url.deletingPathExtension().lastPathComponent
                if url.pathExtension == "swiftmodule" { modules.insert(module) }
                if url.pathExtension == Self.indexExtension, module != call.moduleName { indices[module] = try? Data(contentsOf: url) }
            }
        }
        self.modules = modules
        self.indices = indices.sorted { $0.key < $1.key }.map(\.value)
        definitions = call.definitions
    }

    /// A name for the inputs, different when the rewriting may differ.
    var key: String {
        var hash = ContentHash()
        hash.combine("lamina-port 2")
        for text in [name] + paths + texts + modules.sorted() + definitions.sorted() + targets.sorted() { hash.combine(text) }
        for index in indices { hash.combine(String(decoding: index, as: UTF8.self)) }
        return hash.text
    }

    /// The parsed module.
    func module() -> Module {
        let files = zip(paths, texts).map { SourceFile(path: $0, text: $1) }
        let imports = indices.compactMap { try? JSONDecoder().decode(ModuleIndex.self, from: $0) }
        return Module(name: name, files: files, conditions: Conditions(texts: texts, modules: modules, definitions: definitions), imports: imports)
    }

    private static let toolchainModules: Set = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing",
    ]
}
