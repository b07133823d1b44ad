/// The Swift packages of a project, and the products that a target takes from them.
struct PackageProducts {
    /// The packages by a key: the identifier of their reference, or their path.
    private var packages: [(key: String, reference: PackageReference)] = []

    /// Folders of packages that the workspace lists.
    private let workspacePackages: [String]

    init(workspacePackages: [String]) { self.workspacePackages = workspacePackages }

    /// The packages that give the app or its frameworks a product.
    var used: [PackageReference] { packages.map(\.reference).filter { !$0.products.isEmpty } }

    /// Notes the products of a target, and returns their names.
    mutating func add(_ target: ProjectTarget, _ notes: inout ProjectNotes) -> [String] {
        let file = target.project.file
        let linked = target.buildFiles("PBXFrameworksBuildPhase").compactMap { $0.text("productRef") }
        let products = file.objects((target.object.texts("packageProductDependencies") + linked).unique)
        for product in products {
            guard let name = product.text("productName"), !name.hasPrefix("plugin:") else { continue }
            if !note(name, of: product, target) { notes.warn("\(file.file): no package with the product “\(name)” is known") }
        }
        return products.compactMap { $0.text("productName") }.filter { !$0.hasPrefix("plugin:") }.unique
    }

    private mutating func note(_ name: String, of product: ProjectObject, _ target: ProjectTarget) -> Bool {
        let project = target.project
        if let reference = project.file.object(product.text("package")) {
            return Self.location(reference, project).map { add(name, key: reference.id, $0) } ?? false
        }
        let folders = Self.localPackages(project) + workspacePackages
        guard let folder = folders.first(where: { Self.manifest(of: $0).contains(Self.declaration(of: name)) }) else { return false }
        return add(name, key: folder, .local(path: folder))
    }

    private mutating func add(_ product: String, key: String, _ location: PackageReference.Location) -> Bool {
        let index = packages.firstIndex { $0.key == key || $0.reference.location == location } ?? packages.endIndex
        if index == packages.endIndex { packages.append((key, PackageReference(location: location))) }
        if !packages[index].reference.products.contains(product) { packages[index].reference.products.append(product) }
        return true
    }

    private static func location(_ reference: ProjectObject, _ project: Project) -> PackageReference.Location? {
        if let path = reference.text("relativePath") { return .local(path: FilePath.joined(project.file.folder, path)) }
        guard let url = reference.text("repositoryURL"), let rule = requirement(reference.fields["requirement"]?.table ?? [:]) else { return nil }
        return .remote(url: url, requirement: rule)
    }

    private static func requirement(_ table: [String: PropertyValue]) -> PackageReference.Requirement? {
        func text(_ key: String) -> String { table[key]?.text ?? "" }
        return switch text("kind") {
        case "upToNextMajorVersion": .upToNextMajor(text("minimumVersion"))
        case "upToNextMinorVersion": .upToNextMinor(text("minimumVersion"))
        case "versionRange": .range(text("minimumVersion"), text("maximumVersion"))
        case "exactVersion": .exact(text("version"))
        case "branch": .branch(text("branch"))
        case "revision": .revision(text("revision"))
        default: nil
        }
    }

    /// The folders of local packages: a product of one does not say from which it is, so their manifests are searched for its name.
    ///
    /// Until Xcode 15 a local package is no more than a folder in the navigator.
    private static func localPackages(_ project: Project) -> [String] {
        let named = project.file.objects(project.file.root.texts("packageReferences")).compactMap { location($0, project) }
        let shown = (project.tree.files + project.tree.folders).compactMap { project.tree.path(of: $0.id) }
        return named.compactMap(\.folder) + shown.filter { FilePath.type($0).isEmpty && FileLookup.exists($0 + "/Package.swift") }
    }

    /// The text of a manifest without spaces and line breaks.
    private static func manifest(of folder: String) -> String { ((try? TextFile.text(folder + "/Package.swift")) ?? "").filter { !$0.isWhitespace } }

    /// The way in which a manifest declares a product; its name alone occurs in the packages that need it too.
    private static func declaration(of product: String) -> String { ".library(name:\"\(product)\"".filter { !$0.isWhitespace } }
}
