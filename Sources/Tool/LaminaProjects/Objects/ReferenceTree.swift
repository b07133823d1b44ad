/// The places of all files, groups and folders that a project's navigator shows.
///
/// A reference says its path relative to something, mostly to its group, so places are found from the main group downwards:
///
///     main group  (SRCROOT = /work/App)          sourceTree  path
///     ├── Shop                                   <group>     Shop            /work/App/Shop
///     │   ├── Cart.swift                         <group>     Cart.swift      /work/App/Shop/Cart.swift
///     │   └── Shared.swift                       SOURCE_ROOT ../Shared.swift /work/Shared.swift
///     └── Products
///         └── Shop.app                           BUILT_…     Shop.app        a product: no place
struct ReferenceTree {
    enum Place: Equatable {
        case file(String)
        /// The name of something that a build makes.
        case product(String)
        /// A part of Apple's systems or of Xcode.
        case system
    }

    private var places: [String: Place] = [:]
    /// The files in the order of the navigator.
    private(set) var files: [ProjectObject] = []
    /// The folders whose files have no references, since Xcode 16.
    private(set) var folders: [ProjectObject] = []

    /// Finds the places of everything below a project's main group.
    ///
    /// - Throws: `.groupCycle` for a group that is its own ancestor, `.missingObject` for a project without main group.
    init(_ project: ProjectFile) throws(ProjectError) {
        guard let main = project.object(project.root.text("mainGroup")) else {
            throw .missingObject(file: project.file, object: project.root.text("mainGroup") ?? "mainGroup")
        }
        // An explicit stack, because a damaged file may nest groups without limit. A nil stands for the end of a group.
        var waiting: [(object: ProjectObject?, folder: Place)] = [(main, .file(project.folder))]
        var ancestors: [String] = []
        var open: Set<String> = []
        while let (next, folder) = waiting.popLast() {
            guard let object = next else {
                open.remove(ancestors.removeLast())
                continue
            }
            guard open.insert(object.id).inserted else { throw .groupCycle(file: project.file, object: object.id) }
            ancestors.append(object.id)
            waiting.append((nil, folder))
            // The second of two parents changes nothing.
            guard places[object.id] == nil else { continue }
            let place = Self.place(of: object, in: folder, project)
            places[object.id] = place
            if object.isa == "PBXFileReference" { files.append(object) }
            if object.isa == "PBXFileSystemSynchronizedRootGroup" { folders.append(object) }
            for child in project.objects(object.texts("children")).reversed() { waiting.append((child, place)) }
        }
    }

    subscript(id: String) -> Place? { places[id] }

    /// The path of a reference; nil for products, parts of systems, and references outside of every group.
    func path(of id: String?) -> String? {
        if let id, case .file(let path)? = places[id] { path } else { nil }
    }

    private static func place(of object: ProjectObject, in parent: Place, _ project: ProjectFile) -> Place {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>":
            guard case .file(let folder) = parent else { return parent }
            return .file(FilePath.joined(folder, path))
        case "SOURCE_ROOT": return .file(FilePath.joined(project.folder, path))
        case "<absolute>": return .file(FilePath.joined("/", path))
        case "BUILT_PRODUCTS_DIR": return .product(FilePath.name(path))
        case "SDKROOT", "DEVELOPER_DIR": return .system
        // A source tree of the user's own, from Xcode's preferences, which the project does not contain.
        default: return .file(FilePath.joined(project.folder, path))
        }
    }
}
