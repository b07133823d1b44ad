/// The pods of a repository that keeps their sources and not the project that `pod install` makes of them.
///
/// Each folder below `Pods` is then a module of all its Swift files, and `Podfile.lock` says which pod needs which:
///
///     PODS:
///       - Moya (15.0.0):
///         - Moya/Core (= 15.0.0)
///       - Moya/Core (15.0.0):
///         - Alamofire (~> 5.0)
struct PodFolder {
    private let path: String
    private let lockFile: String

    /// Finds the folder for a target that links the sum of its pods; nil when there is a project of pods, or no folder.
    init?(of target: ProjectTarget, in set: ProjectSet) {
        let folder = target.project.file.folder
        (path, lockFile) = (folder + "/Pods", folder + "/Podfile.lock")
        let linked = target.buildFiles("PBXFrameworksBuildPhase").compactMap { target.project.file.object($0.text("fileRef"))?.text("path") }
        guard linked.contains(where: Self.isSum), FileLookup.isFolder(path), set[path + "/Pods.xcodeproj"] == nil else { return nil }
    }

    /// Tells whether a file is the library that CocoaPods makes of all pods of a target.
    static func isSum(_ file: String) -> Bool { ["Pods_", "libPods-", "Pods."].contains { FilePath.name(file).hasPrefix($0) } }

    /// The pods with Swift files, each after those that it needs.
    func modules() -> [ProjectModule] {
        let needs = Self.needs(in: (try? TextFile.text(lockFile)) ?? "")
        var waiting = FileLookup.names(in: path).compactMap { module($0, needs: needs[$0] ?? []) }
        var sorted: [ProjectModule] = []
        // Pods that need each other stay in the order of their names.
        while !waiting.isEmpty {
            let unsorted = Set(waiting.map(\.target))
            let index = waiting.firstIndex { unsorted.isDisjoint(with: needs[$0.target] ?? []) } ?? 0
            sorted.append(waiting.remove(at: index))
        }
        return sorted
    }

    private func module(_ name: String, needs: Set<String>) -> ProjectModule? {
        guard !["Target Support Files", "Headers", "Local Podspecs"].contains(name), FileLookup.isFolder(path + "/" + name) else { return nil }
        let sources = SourceFolder.sources(of: path + "/" + name)
        guard !sources.isEmpty else { return nil }
        var module = ProjectModule(target: name, kind: .library, product: name, module: ModuleName.make(name))
        module.sources = sources
        module.dependencies = needs.filter { FileLookup.isFolder(path + "/" + $0) }.sorted().map(ModuleName.make)
        return module
    }

    /// The pods that each pod needs; a part of a pod, such as `Moya/Core`, counts as the pod.
    private static func needs(in text: String) -> [String: Set<String>] {
        var table: [String: Set<String>] = [:]
        var pod = ""
        for line in text.split(whereSeparator: \.isNewline).drop(while: { $0 != "PODS:" }).dropFirst().prefix(while: { $0.hasPrefix(" ") }) {
            let name = String(line.trimmingSpaces.drop { "-\" ".contains($0) }.prefix { !" /(\":".contains($0) })
            if line.hasPrefix("    ") { if name != pod { table[pod, default: []].insert(name) } } else { pod = name }
        }
        return table
    }
}
