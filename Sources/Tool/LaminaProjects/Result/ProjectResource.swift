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

    /// The place in the bundle, relative to its folder, such as `de.lproj/Main.strings`.
    package var destination: String {
        let name = FilePath.name(path)
        return language.map { "\($0).lproj/\(name)" } ?? name
    }

    init(path: String, isFolder: Bool) {
        self.path = path
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
