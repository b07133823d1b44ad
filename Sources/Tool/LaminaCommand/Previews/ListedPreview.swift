/// A preview with the program that contains it, and a name that no other preview of the package has.
struct ListedPreview {
    /// The name for the user: that of the source or of its file, numbered from the second preview of a name on.
    let name: String
    /// The path of the source, relative to the package's folder.
    let file: String
    let line: Int
    /// True when the source asks for a device on its side.
    let isLandscape: Bool
    let symbol: String
    /// The path of the program.
    let program: String
}
