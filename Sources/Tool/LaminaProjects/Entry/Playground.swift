/// A playground of Xcode: a file of statements, or several pages of them, with sources and resources beside.
enum Playground {
    /// The app of a playground; its shared sources become part of the same module, which reads `public` as well.
    ///
    /// - Parameter page: The name of a page; nil takes the first.
    static func app(_ path: String, page: String?) throws(ProjectError) -> ProjectApp {
        let folders = try pageFolder(path, page).map { [$0, path] } ?? [path]
        let contents = folders[0] + "/Contents.swift"
        guard FileLookup.exists(contents) else { throw .notFound(path: contents) }
        let name = FilePath.stem(path)
        var module = ProjectModule(target: name, kind: .playground, product: name, module: ModuleName.make(name))
        module.sources = [contents] + folders.flatMap { SourceFolder.sources(of: $0 + "/Sources") }
        module.mainFile = contents
        module.resources = folders.flatMap { FolderWalk($0 + "/Resources").files }.filter { $0.path.hasPrefix(path) && FileLookup.exists($0.path) }
            .map { ProjectResource(path: $0.path, isFolder: $0.isFolder) }
        module.compiler.conditions = ["DEBUG"]
        return ProjectApp(source: path, app: module)
    }

    private static func pageFolder(_ path: String, _ page: String?) throws(ProjectError) -> String? {
        let folder = path + "/Pages"
        let names = FileLookup.names(in: folder).filter { FilePath.type($0) == "xcplaygroundpage" }.map(FilePath.stem)
        guard let first = names.first else { return nil }
        if let page, !names.contains(page) { throw .noSuchTarget(file: path, target: page, targets: names) }
        let ordered = order(path).filter(names.contains)
        return "\(folder)/\(page ?? ordered.first ?? first).xcplaygroundpage"
    }

    /// The names of the pages in the order of the navigator.
    private static func order(_ path: String) -> [String] {
        guard let text = try? TextFile.text(path + "/contents.xcplayground") else { return [] }
        return MarkupTag.all(in: text).filter { $0.name == "page" }.compactMap { $0.attributes["name"] }
    }
}
