/// A file or folder that the build copies, or compiles, into a bundle.
package struct ProjectResource: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case assetCatalog
        case storyboard
        case xib
        /// Localised strings in any of their three formats: `strings`, `stringsdict`, `xcstrings`.
        case strings
        /// A folder whose whole tree is copied: a folder reference, or a bundle.
        case folder
        case file
    }

    package let path: String
    package let kind: Kind
    /// The language of a localised variant, `Base` for the development language's nibs; nil for a resource that all languages share.
    package let language: String?

    /// The name of the resource bundle inside the bundle that holds the resource, such as `Badges.bundle`; nil for one beside it.
    package let bundle: String?

    /// The place in the bundle, relative to its folder, such as `de.lproj/Main.strings`.
    package var destination: String {
        let name = FilePath.name(path)
        let place = language.map { "\($0).lproj/\(name)" } ?? name
        return bundle.map { "\($0)/\(place)" } ?? place
    }

    init(path: String, isFolder: Bool, bundle: String? = nil) {
        self.path = path
        self.bundle = bundle
        kind = Self.kinds[FilePath.type(path)] ?? (isFolder ? .folder : .file)
        language = Self.language(of: path)
    }

    private static let kinds: [String: Kind] = [
        "xcassets": .assetCatalog, "storyboard": .storyboard, "xib": .xib, "strings": .strings, "stringsdict": .strings, "xcstrings": .strings,
    ]

    private static func language(of path: String) -> String? {
        let folder = FilePath.folder(path)
        return FilePath.type(folder) == "lproj" ? FilePath.stem(folder) : nil
    }
}
