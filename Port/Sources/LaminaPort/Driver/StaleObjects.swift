import Foundation

/// Objects whose source stayed the same while its rewriting changed, because it depends on other files of the module.
///
/// The compiler decides by the dates of the sources which files it compiles again, so such objects lose their dependency files.
struct StaleObjects {
    private let record: URL
    private let map: String?

    init(cache: URL, call: CompilerCall) throws {
        map = call.outputFileMap
        var hash = ContentHash()
        hash.combine(call.outputFileMap ?? "")
        let folder = cache.appending(path: "builds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        record = folder.appending(path: "\(hash.text).json")
    }

    /// Removes the dependency files of objects made of another rewriting than `module`'s, and remembers this one.
    func remove(after module: PortCache.Module) throws {
        guard let map else { return }
        let earlier = (try? Data(contentsOf: record)).flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
        if earlier == module.contents { return }
        let outputs =
            (try? Data(contentsOf: URL(filePath: map))).flatMap { try? JSONDecoder().decode([String: [String: String]].self, from: $0) } ?? [:]
        for (source, files) in outputs where earlier?[source] != module.contents[source] {
            for kind in ["swift-dependencies", "object"] {
                if let path = files[kind] { try? FileManager.default.removeItem(atPath: path) }
            }
        }
        try JSONEncoder().encode(module.contents).write(to: record, options: .atomic)
    }
}
