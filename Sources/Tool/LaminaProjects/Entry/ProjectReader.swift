/// Reads an Xcode project as the app that it builds.
///
/// In goes a path: of `App.xcodeproj`, `App.xcworkspace`, a playground, or a folder that holds one of them or only Swift files. Out comes a
/// `ProjectApp`: a value with absolute paths and final settings, from which a build needs nothing but a compiler. Nothing is built or written, no
/// program is started, and nothing is asked of the network.
///
/// A project is a graph of objects in one text file. Data flows one way:
///
///     project.pbxproj     text, an old-style property list
///       → ProjectFile     objects by identifier: 97C146 = {isa = PBXGroup; children = (97C147, …)}
///       → ReferenceTree   a path for each reference, from the main group downwards
///       → TargetChoice    the app's target among tests, extensions, frameworks
///       → BuildSettings   Xcode's defaults < project's file < project < target's file < target
///       → TargetContents  sources and resources of build phases and of folders
///       → LibraryOrder    framework targets, nested projects, pods, sorted
///       → ProjectApp
///
/// A project “Nav&Tab” with two Swift files, a storyboard, a launch screen and the setting `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad`
/// gives a module `Nav_Tab` with two sources and one resource, an Info.plist with the key `UISupportedInterfaceOrientations~ipad`, and the line
/// “launch screen “LaunchScreen.storyboard” of Nav&Tab” among the skipped parts.
///
/// Projects are full of small mistakes, and Xcode builds them all the same: references to deleted files, names in another case than on the disk, a
/// missing Info.plist. Each becomes a warning. An error, with file and object, is only what leaves no app: text that is no property list, a group
/// that contains itself, a setting that refers to itself, no target. Files have a limit of 16 MiB, and whatever follows references has a limit or
/// marks its way, so that no file ends the program or keeps it busy for minutes.
///
/// CocoaPods needs no reader of its own: `Pods/Pods.xcodeproj` is a project whose frameworks the app links, like any other; `PodFolder` helps where a
/// repository has the sources only.
///
/// Rejected: a typed class for each of the 40 kinds of objects, since most of the fields that are read are read in one place; running `xcodebuild
/// -showBuildSettings`, which only a Mac has; reading the shared scheme, which few repositories contain, to choose target and configuration; an own
/// parser of property lists, since Foundation's reads the old style, names the line of a mistake and limits the depth.
package enum ProjectReader {
    /// Reads the app at a path.
    ///
    /// - Parameter target: The name of the app's target, or of a playground's page; nil takes the one that the project is named after.
    package static func read(_ path: String, target: String? = nil) throws(ProjectError) -> ProjectApp {
        switch try ProjectLocation(path) {
        case .package(let folder): throw .swiftPackage(path: folder)
        case .sources(let folder): return try SourceFolder.app(folder)
        case .playground(let path): return try Playground.app(path, page: target)
        case .project(let path): return try app(in: [path], source: path, target: target)
        case .workspace(let path):
            let workspace = try Workspace(path: path)
            return try app(in: workspace.projects, packages: workspace.packages, source: path, target: target)
        }
    }

    private static func app(
        in paths: [String], packages: [String] = [], source: String, target: String?
    ) throws(ProjectError) -> ProjectApp {
        guard !paths.isEmpty else { throw .noProject(path: source) }
        var notes = ProjectNotes()
        let set = try ProjectSet(paths, &notes)
        // The projects inside of others have demos of their own.
        let named = set.projects.filter { paths.contains($0.file.path) }
        let choice = try TargetChoice(target, among: named, source: source, &notes)
        let order = try LibraryOrder(of: choice.target, in: set, &notes)
        noteOtherTargets(choice.target, &notes)
        return try app(choice, order, PackageProducts(workspacePackages: packages), source: source, &notes)
    }

    private static func app(
        _ choice: TargetChoice, _ order: LibraryOrder, _ packages: PackageProducts, source: String, _ notes: inout ProjectNotes
    ) throws(ProjectError) -> ProjectApp {
        var packages = packages
        var modules: [String: ProjectModule] = [:]
        var names: [String: [String]] = [:]
        var built: Set<String> = []
        for target in order.sorted + [choice.target] {
            let settings = target.key == choice.target.key ? choice.settings : try TargetSettings.read(target, &notes)
            var module = try ModuleReader.read(target, settings, &notes)
            module.products = packages.add(target, &notes)
            // A target without Swift, such as the sum of all pods, passes on the modules that it needs.
            let needed = (order.links[target.key] ?? []).flatMap { names[$0] ?? [] }.unique
            module.dependencies = needed
            names[target.key] = module.sources.isEmpty ? needed : [module.module]
            // A library may be there twice: as a project beside the app's, and as a pod.
            if module.sources.isEmpty || !built.insert(module.module).inserted && target.key != choice.target.key { continue }
            modules[target.key] = module
        }
        guard let app = modules[choice.target.key] else { throw .noSources(file: choice.target.project.file.file, target: choice.target.name) }
        var result = ProjectApp(source: source, app: app)
        result.frameworks = order.sorted.compactMap { modules[$0.key] }
        if let pods = PodFolder(of: choice.target, in: order.set)?.modules() {
            result.frameworks += pods
            result.app.dependencies += pods.map(\.module)
        }
        result.packages = packages.used
        (result.skipped, result.warnings) = (notes.skipped, notes.warnings)
        return result
    }

    private static func noteOtherTargets(_ app: ProjectTarget, _ notes: inout ProjectNotes) {
        for target in app.project.targets where target.kind != .library && target.kind != .bundle && target.key != app.key {
            notes.skip("\(target.kind.rawValue) target “\(target.name)”")
        }
    }
}
