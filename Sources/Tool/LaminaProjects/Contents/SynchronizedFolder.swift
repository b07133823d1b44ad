/// A folder whose files belong to targets by lying in it, Xcode's way since version 16.
///
/// The folder names its targets, and each target may have exceptions. They leave files out of a target that has the folder, and add files to a target
/// that has it not:
///
///     Shop/                     the folder of target Shop
///     ├── Info.plist            exception of Shop: not a resource
///     ├── Cart.swift            Shop; exception of ShopTests: in ShopTests too
///     └── Art/Logo.png          Shop
struct SynchronizedFolder {
    struct File {
        let path: String
        let isFolder: Bool
    }

    private let path: String
    /// Relative paths: files that the target leaves out, or the only ones that it has.
    private let exceptions: Set<String>
    private let isMember: Bool
    /// Relative paths of folders that are copied whole.
    private let wholeFolders: Set<String>

    /// The folders that give files to a target.
    static func all(of target: ProjectTarget) -> [SynchronizedFolder] {
        let project = target.project
        let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
        return project.tree.folders.compactMap { folder in
            guard let path = project.tree.path(of: folder.id), let actual = FileLookup.actualPath(of: path) else { return nil }
            let sets = project.file.objects(folder.texts("exceptions")).filter { concerns(target, $0) }
            let exceptions = Set(sets.flatMap { $0.texts("membershipExceptions") })
            let isMember = own.contains(folder.id)
            guard isMember || !exceptions.isEmpty else { return nil }
            let whole = Set(folder.texts("explicitFolders"))
            return SynchronizedFolder(path: actual, exceptions: exceptions, isMember: isMember, wholeFolders: whole)
        }
    }

    /// An exception names a target, or a build phase of one.
    private static func concerns(_ target: ProjectTarget, _ exception: ProjectObject) -> Bool {
        if exception.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" { return exception.text("target") == target.object.id }
        return exception.text("buildPhase").map(target.object.texts("buildPhases").contains) ?? false
    }

    /// The files of the target in this folder, sorted by path.
    func files() -> [File] {
        FolderWalk(path, wholeFolders: wholeFolders).files.filter { file in
            isException(String(file.path.dropFirst(path.count + 1))) != isMember
        }
    }

    private func isException(_ relative: String) -> Bool {
        if exceptions.contains(relative) { return true }
        // All variants of a localised file are named at once.
        if exceptions.contains("/Localized: " + FilePath.name(relative)), FilePath.type(FilePath.folder(relative)) == "lproj" { return true }
        var folder = FilePath.folder(relative)
        while !folder.isEmpty {
            if exceptions.contains(folder) { return true }
            folder = FilePath.folder(folder)
        }
        return false
    }
}
