/// The libraries of the same projects that a target needs: as a declared dependency, or because its frameworks phase names their product.
struct LibraryLinks {
    private let set: ProjectSet

    init(_ set: ProjectSet) { self.set = set }

    /// The libraries, once each.
    ///
    /// A framework that nobody builds is a part of Apple's systems, or prebuilt: then it gets a line.
    func libraries(of target: ProjectTarget, _ notes: inout ProjectNotes) -> [ProjectTarget] {
        var found: [ProjectTarget] = []
        for dependency in target.project.file.objects(target.object.texts("dependencies")) {
            if let library = self.target(of: dependency, in: target.project), library.kind == .library { found.append(library) }
        }
        for file in target.buildFiles("PBXFrameworksBuildPhase") {
            if let library = linked(by: file, target, &notes) { found.append(library) }
        }
        var known: Set<String> = []
        return found.filter { known.insert($0.key).inserted }
    }

    private func target(of dependency: ProjectObject, in project: Project) -> ProjectTarget? {
        if let own = project.target(id: dependency.text("target")) { return own }
        guard let proxy = project.file.object(dependency.text("targetProxy")),
            let other = project.tree.path(of: proxy.text("containerPortal")).flatMap({ set[$0] })
        else { return nil }
        let byName = other.targets.first { $0.name == proxy.text("remoteInfo") }
        return other.target(id: proxy.text("remoteGlobalIDString")) ?? byName
    }

    private func linked(by file: ProjectObject, _ target: ProjectTarget, _ notes: inout ProjectNotes) -> ProjectTarget? {
        guard let reference = target.project.file.object(file.text("fileRef")), let path = reference.text("path") else { return nil }
        let name = FilePath.name(path)
        if case .system? = target.project.tree[reference.id] { return nil }
        if let library = set.library(building: name, for: target.project) { return library }
        if Self.isLibrary(path), PodFolder(of: target, in: set) == nil { notes.warn(Self.absent(name, target)) }
        return nil
    }

    private static func isLibrary(_ path: String) -> Bool {
        ["framework", "xcframework", "a"].contains(FilePath.type(path)) && !path.contains("System/Library")
    }

    private static func absent(_ name: String, _ target: ProjectTarget) -> String {
        let hint = PodFolder.isSum(name) ? "; the folder Pods is missing, `pod install` makes it" : ""
        return "\(target.project.file.file): no project builds \(name), which target “\(target.name)” links\(hint)"
    }
}
