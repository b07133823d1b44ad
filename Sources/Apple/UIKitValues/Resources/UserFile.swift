import Foundation

/// The files behind links: a project's bundle in the cache has links to the user's files, and messages name those.
enum UserFile {
    /// The path without links.
    static func path(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
