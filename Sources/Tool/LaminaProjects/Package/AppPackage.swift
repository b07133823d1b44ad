package import Foundation

/// A Swift package that builds the app of a project, and the bundle in which the app finds its resources.
///
/// In goes a `ProjectApp`, out comes a folder that `swift build` takes: a manifest with one target for each module, and links to the project's files.
/// The project itself stays as it is; nothing is written beside it.
///
///     ~/.cache/lamina/projects/Shop-58a1c0d2e4b79f13/
///     ├── Package.swift
///     ├── Sources/
///     │   ├── Shop/Cart.swift                      → /work/Shop/Model/Cart.swift
///     │   ├── Shop/GeneratedAssetSymbols.swift     names of the images and colours in catalogues
///     │   └── Charts/Chart.swift                   → /work/Charts/Chart.swift
///     └── Shop.app/
///         ├── Shop                                 the program, once it is built
///         ├── Info.plist                           merged from file and settings
///         ├── Art.xcassets                         → /work/Shop/Art.xcassets
///         ├── Main.storyboard                      → /work/Shop/Base.lproj/Main.storyboard
///         ├── de.lproj/Texts.strings               → /work/Shop/de.lproj/Texts.strings
///         └── Charts.resources/                    the resources of a framework
///
/// `Shop.app` has the form of an app's bundle on iOS, so Foundation's `Bundle.main` finds Info.plist and resources in it as there: by the folder of the
/// running program. Storyboards and catalogues are links to the sources, because UIKit reads them as they are.
///
/// The folder's name ends with a hash of all that is in it: manifest, links, Info.plist. So a folder never changes once it is there, and several
/// builds can use it at a time. Editing a source keeps the folder, and with it what was built; adding or removing a file leads to a new one.
///
/// Links have the names of the files, because messages of the compiler and `#file` show them; a name that a build could misread, with a line break or
/// a quotation mark, is replaced character by character. Manifest strings are literals with all special characters escaped, and no text of a project
/// becomes part of a command.
///
/// Rejected: copies of the files, which grow stale while the user edits; targets with a path in the project's folder, since SwiftPM refuses paths
/// outside of the package; the compiler without SwiftPM, since packages have to be built too; resources of SwiftPM, which it copies at each build
/// into a bundle that is not the main one and has an Info.plist of its own.
package struct AppPackage: Hashable, Sendable {
    /// The name of the package, of the app's target and of the program.
    package let name: String
    package let manifest: String
    /// The original's absolute path for each link, by the link's path in the package.
    package private(set) var links: [String: String] = [:]
    /// The content of the other files, by their path in the package.
    package private(set) var files: [String: Data] = [:]

    /// The paths of all links and files, and of the program.
    private var taken: Set<String> = []
    /// The folders of all links and files, for which no link can stand.
    private var folders: Set<String> = []

    package init(_ app: ProjectApp) {
        name = app.app.module
        manifest = PackageManifest(app: app).text
        for module in app.frameworks + [app.app] { addSources(of: module) }
        let bundle = Self.bundle(of: name)
        // The program and the resources of frameworks have their places, whatever the app's own resources are called.
        reserve("\(bundle)/\(name)")
        for module in app.frameworks { addResources(of: module, to: "\(bundle)/\(module.module).resources") }
        addResources(of: app.app, to: bundle)
    }

    /// The name of the app's bundle, a folder of the package.
    static func bundle(of name: String) -> String { name + ".app" }

    private mutating func addSources(of module: ProjectModule) {
        for source in module.sources {
            let name = source == module.mainFile ? "main.swift" : LinkName.make(FilePath.name(source))
            link(unused("Sources/\(module.module)/\(name)"), to: source)
        }
        let catalogs = module.resources.filter { $0.kind == .assetCatalog && $0.bundle == nil }.map(\.path)
        guard module.assetSymbols != .none, !catalogs.isEmpty else { return }
        let symbols = AssetSymbols(catalogs: catalogs, extendsUIKit: module.assetSymbols == .extensions)
        if let source = symbols.source { add(Data(source.utf8), at: unused("Sources/\(module.module)/GeneratedAssetSymbols.swift")) }
    }

    private mutating func addResources(of module: ProjectModule, to folder: String) {
        if !module.information.isEmpty {
            let list = PropertyValue.dictionary(module.information).foundation
            let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            if let data { add(data, at: "\(folder)/Info.plist") }
        }
        // Foundation on Linux finds no key of Info.plist any more beside translations of some, even when there are none in the file.
        for resource in module.resources where FilePath.stem(resource.path) != "InfoPlist" {
            let path = "\(folder)/\(resource.destination)"
            // All catalogues of a target are one; among other resources of the same name the first stays, as in Xcode's bundle.
            let place = resource.kind == .assetCatalog ? unused(path) : path
            if isFree(place) { link(place, to: resource.path) }
        }
    }

    // MARK: Places

    private mutating func link(_ path: String, to original: String) {
        links[path] = original
        reserve(path)
    }

    private mutating func add(_ data: Data, at path: String) {
        files[path] = data
        reserve(path)
    }

    /// Keeps links away from a path and from the folders around it.
    private mutating func reserve(_ path: String) {
        taken.insert(path)
        var folder = FilePath.folder(path)
        while !folder.isEmpty, folders.insert(folder).inserted { folder = FilePath.folder(folder) }
    }

    /// Returns true when a link can stand at a path: nothing else does, and no folder around it is a link, behind which lies the project.
    private func isFree(_ path: String) -> Bool {
        guard !taken.contains(path), !folders.contains(path) else { return false }
        return !sequence(first: FilePath.folder(path)) { $0.isEmpty ? nil : FilePath.folder($0) }.contains(where: taken.contains)
    }

    /// The path, or for a second file of the same name one with a number.
    private func unused(_ path: String) -> String {
        guard taken.contains(path) else { return path }
        let (stem, type) = (FilePath.folder(path) + "/" + FilePath.stem(path), (path as NSString).pathExtension)
        var number = 2
        while taken.contains("\(stem)-\(number).\(type)") { number += 1 }
        return "\(stem)-\(number).\(type)"
    }
}
