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

    init(_ call: CompilerCall, indexFolders: [String]) throws {
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
                let isModule = url.pathExtension == "swiftmodule" || Self.hasModuleMap(url)
                if isModule { modules.insert(module) }
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
        hash.combine(Self.program)
        for text in [name] + paths + texts + modules.sorted() + definitions.sorted() { hash.combine(text) }
        for index in indices { hash.combine(String(decoding: index, as: UTF8.self)) }
        return hash.text
    }

    /// The size and date of this program, because another version may rewrite differently.
    private static let program: String = {
        let attributes = try? FileManager.default.attributesOfItem(atPath: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes?[.size] as? Int ?? 0) \(date)"
    }()

    /// The parsed module.
    func module() -> Module {
        let conditions = Conditions(texts: texts, modules: modules, definitions: definitions)
        let files = zip(paths, texts).map { SourceFile(path: $0, text: $1) }
        let omissions = Omissions(files: files, conditions: conditions, modules: modules)
        let imports = indices.compactMap { try? JSONDecoder().decode(ModuleIndex.self, from: $0) }
        return Module(name: name, files: omissions.files, conditions: conditions, imports: imports, omissions: omissions)
    }

    /// True for a folder that declares a module of C.
    private static func hasModuleMap(_ folder: URL) -> Bool {
        folder.pathExtension.isEmpty && FileManager.default.fileExists(atPath: folder.appending(path: "module.modulemap").path)
    }

    private static let toolchainModules: Set = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing",
    ]
}
