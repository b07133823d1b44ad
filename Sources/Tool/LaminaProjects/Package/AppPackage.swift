package import Foundation

/// A Swift package that builds the app of a project.
///
/// In goes a `ProjectApp`, out comes a folder that `swift build` takes: a manifest with one target for each module, and links to the project's files.
/// The project itself stays as it is; nothing is written beside it.
///
///     ~/.cache/lamina/projects/Shop-58a1c0d2e4b79f13/
///     ├── Package.swift
///     └── Sources/
///         ├── Shop/
///         │   ├── Cart.swift                       → /work/Shop/Model/Cart.swift
///         │   └── Resources/
///         │       ├── LaminaInfo.plist             the merged Info.plist
///         │       ├── Art.xcassets                 → /work/Shop/Art.xcassets
///         │       └── de.lproj/Texts.strings       → /work/Shop/de.lproj/Texts.strings
///         └── Charts/Chart.swift                   → /work/Charts/Chart.swift
///
/// The folder's name ends with a hash of all that is in it: manifest, links, Info.plist. So a folder never changes once it is there, and several
/// builds can use it at a time. Editing a source keeps the folder, and with it what was built; adding or removing a file leads to a new one.
///
/// Links have the names of the files, because messages of the compiler and `#file` show them; a name that a build could misread, with a line break or
/// a quotation mark, is replaced character by character. Manifest strings are literals with all special characters escaped, and no text of a project
/// becomes part of a command.
///
/// Rejected: copies of the files, which grow stale while the user edits; targets with a path in the project's folder, since SwiftPM refuses paths
/// outside of the package; the compiler without SwiftPM, since packages have to be built too.
package struct AppPackage: Hashable, Sendable {
    /// The name of the package, of the app's target and of the program.
    package let name: String
    package private(set) var manifest = ""
    /// The original's absolute path for each link, by the link's path in the package.
    package private(set) var links: [String: String] = [:]
    /// The content of the other files, by their path in the package.
    package private(set) var files: [String: Data] = [:]

    /// The name of the merged Info.plist among the resources; SwiftPM puts one of its own there under the usual name.
    package static let informationFile = "LaminaInfo.plist"

    package init(_ app: ProjectApp) {
        name = app.app.module
        var resources: [String: [String]] = [:]
        for module in app.frameworks + [app.app] {
            addSources(of: module)
            addResources(of: module)
            let folder = Self.resources(module)
            let paths = (Array(links.keys) + files.keys).filter { $0.hasPrefix(folder) }
            resources[module.module] = Set(paths.compactMap { $0.dropFirst(folder.count).split(separator: "/").first.map(String.init) }).sorted()
        }
        manifest = PackageManifest(app: app, resources: resources).text
    }

    private mutating func addSources(of module: ProjectModule) {
        for source in module.sources {
            let name = source == module.mainFile ? "main.swift" : LinkName.make(FilePath.name(source))
            links[unused("Sources/\(module.module)/\(name)")] = source
        }
    }

    private mutating func addResources(of module: ProjectModule) {
        let folder = Self.resources(module)
        // Among resources of the same name the first stays, as in Xcode's bundle.
        for resource in module.resources where links[folder + resource.destination] == nil { links[folder + resource.destination] = resource.path }
        guard !module.information.isEmpty else { return }
        let list = PropertyValue.dictionary(module.information).foundation
        files[folder + Self.informationFile] = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    private static func resources(_ module: ProjectModule) -> String { "Sources/\(module.module)/Resources/" }

    /// The path, or for a second file of the same name one with a number.
    private func unused(_ path: String) -> String {
        var (candidate, number) = (path, 2)
        while links[candidate] != nil {
            candidate = "\(path.dropLast(6))-\(number).swift"
            number += 1
        }
        return candidate
    }
}
