/// An app that is a folder of Swift files, without any project.
package enum SourceFolder {
    /// The app of a folder: all its Swift files, and everything else as resources.
    static func app(_ folder: String) throws(ProjectError) -> ProjectApp {
        let all = files(of: folder)
        let sources = all.map(\.path).filter { FilePath.type($0) == "swift" }
        guard !sources.isEmpty else { throw .noProject(path: folder) }
        let name = FilePath.name(folder)
        let information = try all.map(\.path).first { FilePath.name($0) == "Info.plist" }.map { path throws(ProjectError) in
            try PropertyListFile.read(path)
        }
        var module = ProjectModule(target: name, kind: .application, product: name, module: ModuleName.make(name))
        module.sources = sources
        module.resources = all.filter { isResource($0.path) }.map { ProjectResource(path: $0.path, isFolder: $0.isFolder) }
        module.information = information ?? [:]
        module.compiler.conditions = ["DEBUG"]
        return ProjectApp(source: folder, app: module)
    }

    /// Returns true when exactly one of the Swift files in a folder, or in the folders below, begins a program.
    ///
    /// Otherwise it may be any folder, even the system's for temporary files.
    package static func isApp(_ folder: String) -> Bool {
        let beginnings = sources(of: folder).lazy.filter { path in
            FilePath.name(path) == "main.swift" || (try? TextFile.text(path))?.contains(/@(main|UIApplicationMain)\b/) == true
        }
        return beginnings.prefix(2).count == 1
    }

    /// The Swift files below a folder.
    static func sources(of folder: String) -> [String] { files(of: folder).map(\.path).filter { FilePath.type($0) == "swift" } }

    private static func files(of folder: String) -> [SynchronizedFolder.File] {
        FolderWalk(folder, skipping: ["Pods", "Carthage", "build", "DerivedData", "Tests", "UITests"]).files.filter { file in
            !["xcodeproj", "xcworkspace", "playground"].contains(FilePath.type(file.path))
        }
    }

    private static func isResource(_ path: String) -> Bool {
        !["swift", "md", "h", "m", "entitlements", "xcconfig", "txt"].contains(FilePath.type(path)) && FilePath.name(path) != "Info.plist"
    }
}
