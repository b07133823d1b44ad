/// The objects of a `project.pbxproj`, which refer to each other by identifier.
struct ProjectFile {
    /// The path of the `.xcodeproj`.
    let path: String
    let root: ProjectObject
    private let objects: [String: ProjectObject]

    /// Reads a project.
    ///
    /// - Parameter path: An absolute path of an `.xcodeproj`.
    init(path: String) throws(ProjectError) {
        let file = Self.file(of: path)
        let list = try PropertyListFile.read(file)
        guard let entries = list["objects"]?.table else { throw .missingObject(file: file, object: "objects") }
        var objects: [String: ProjectObject] = [:]
        objects.reserveCapacity(entries.count)
        for (id, value) in entries { objects[id] = ProjectObject(id: id, value) }
        let id = list["rootObject"]?.text ?? "rootObject"
        guard let root = objects[id] else { throw .missingObject(file: file, object: id) }
        guard root.isa == "PBXProject" else { throw .wrongObject(file: file, object: id, found: root.isa) }
        (self.path, self.root, self.objects) = (path, root, objects)
    }

    static func file(of path: String) -> String { FilePath.joined(path, "project.pbxproj") }

    /// The path of the text, for messages.
    var file: String { Self.file(of: path) }

    var name: String { FilePath.stem(path) }

    /// The folder that `SRCROOT` and `SOURCE_ROOT` name.
    var folder: String { FilePath.joined(FilePath.folder(path), root.text("projectDirPath") ?? "") }

    /// The object of an identifier, if the file has it; projects are full of references to deleted objects.
    func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

    /// The objects of a list of identifiers, without the deleted ones.
    func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }
}
