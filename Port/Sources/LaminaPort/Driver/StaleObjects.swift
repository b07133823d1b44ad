import Foundation

/// Objects whose source stayed the same while its rewriting changed, because it depends on other files of the module.
///
/// The compiler decides by the dates of the sources which files it compiles again, so such objects lose their dependency files.
struct StaleObjects {
    private let record: URL
    /// The overlay of the latest call that builds into the same folder.
    private let overlay: URL
    private let map: String?

    init(cache: URL, call: CompilerCall) throws {
        map = call.outputFileMap
        var hash = ContentHash()
        hash.combine(call.outputFileMap ?? "")
        let folder = cache.appending(path: "builds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        record = folder.appending(path: "\(hash.text).json")
        overlay = folder.appending(path: "\(hash.text).yaml")
    }

    /// Returns the path of a module's overlay for the compiler; nil when no file was rewritten.
    ///
    /// The path is the same in each build of a folder: the compiler compiles all files again when one of its arguments changes, and the module's own
    /// overlay has a name that depends on all of its text.
    func overlayPath(of module: PortCache.Module) throws -> String? {
        guard map != nil, let path = module.overlay else { return module.overlay }
        let content = try Data(contentsOf: URL(filePath: path))
        if (try? Data(contentsOf: overlay)) != content { try content.write(to: overlay, options: .atomic) }
        return overlay.path
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
