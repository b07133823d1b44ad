/// A project file with the places of its references.
struct Project {
    let file: ProjectFile
    let tree: ReferenceTree

    init(path: String) throws(ProjectError) {
        file = try ProjectFile(path: path)
        tree = try ReferenceTree(file)
    }

    /// The targets in Xcode's order.
    var targets: [ProjectTarget] {
        file.objects(file.root.texts("targets")).filter { ProjectTarget.classes.contains($0.isa) }.map { ProjectTarget(project: self, object: $0) }
    }

    func target(id: String?) -> ProjectTarget? {
        file.object(id).flatMap { ProjectTarget.classes.contains($0.isa) ? ProjectTarget(project: self, object: $0) : nil }
    }

    /// The projects that this one's navigator contains.
    var nestedProjects: [String] {
        tree.files.compactMap { tree.path(of: $0.id) }.filter { FilePath.type($0) == "xcodeproj" }
    }
}
