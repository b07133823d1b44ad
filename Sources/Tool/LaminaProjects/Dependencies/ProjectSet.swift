/// The projects that are built together: a workspace's, or a project with those inside it and with the one of CocoaPods.
struct ProjectSet {
    /// Those that were named first, then those inside them.
    private(set) var projects: [Project] = []
    private var indices: [String: Int] = [:]

    /// Reads projects and those inside them.
    ///
    /// - Parameters:
    ///   - paths: Absolute paths of `.xcodeproj` folders; the first must be readable, others are left out with a warning.
    init(_ paths: [String], _ notes: inout ProjectNotes) throws(ProjectError) {
        var waiting = paths
        var next = 0
        var known = Set(paths)
        while next < waiting.count, next < Self.most {
            try read(waiting[next], isRequired: waiting.count == 1, &notes)
            let found = projects.last.map { $0.nestedProjects + [FilePath.joined($0.file.folder, "Pods/Pods.xcodeproj")] } ?? []
            for path in found where FileLookup.exists(ProjectFile.file(of: path)) && known.insert(path).inserted { waiting.append(path) }
            next += 1
        }
        guard !projects.isEmpty else { throw .noProject(path: paths.first ?? "") }
    }

    private static let most = 200

    private mutating func read(_ path: String, isRequired: Bool, _ notes: inout ProjectNotes) throws(ProjectError) {
        do {
            let project = try Project(path: path)
            indices[path] = projects.count
            projects.append(project)
        } catch {
            if isRequired { throw error }
            notes.warn(error.description)
        }
    }

    subscript(path: String) -> Project? { indices[path].map { projects[$0] } }

    /// The library target that builds a file such as `Charts.framework`; a target of `project` goes before others.
    func library(building file: String, for project: Project) -> ProjectTarget? {
        let all = [project] + projects
        for project in all { if let target = project.targets.first(where: { Self.builds($0, file) }) { return target } }
        return nil
    }

    private static func builds(_ target: ProjectTarget, _ file: String) -> Bool {
        target.kind == .library && (target.productFiles.contains(file) || FilePath.stem(file) == target.name && FilePath.type(file) == "framework")
    }
}
