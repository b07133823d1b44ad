/// The projects that a workspace lists.
struct Workspace {
    /// Absolute paths of `.xcodeproj` folders, in the workspace's order.
    let projects: [String]
    /// Absolute paths of folders with a Package.swift.
    let packages: [String]

    /// Reads a workspace.
    ///
    /// A location has the form `KIND:PATH`. `group:` counts from the enclosing groups, `container:` from the workspace's folder:
    ///
    ///     <Group location = "group:Libraries">
    ///        <FileRef location = "group:Charts/Charts.xcodeproj"/>      Libraries/Charts/Charts.xcodeproj
    ///     </Group>
    init(path: String) throws(ProjectError) {
        let file = path + "/contents.xcworkspacedata"
        let home = FilePath.folder(path)
        var groups = [home]
        var files: [String] = []
        for tag in MarkupTag.all(in: try TextFile.text(file)) {
            if tag.isEnd {
                if tag.name == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            let path = Self.path(tag.attributes["location"] ?? "", group: groups.last ?? home, home: home)
            if tag.name == "Group", !tag.isEmpty { groups.append(path) }
            if tag.name == "FileRef" { files.append(path) }
        }
        projects = files.unique.filter { FilePath.type($0) == "xcodeproj" }
        packages = files.unique.filter { FileLookup.exists($0 + "/Package.swift") }
    }

    private static func path(_ location: String, group: String, home: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return group }
        switch parts[0] {
        case "group": return FilePath.joined(group, String(parts[1]))
        case "absolute": return FilePath.joined("/", String(parts[1]))
        default: return FilePath.joined(home, String(parts[1]))
        }
    }
}
