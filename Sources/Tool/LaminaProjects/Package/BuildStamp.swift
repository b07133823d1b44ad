import Foundation

/// The sizes and times of the files from which an app was built, by which a build knows that there is nothing to do.
///
/// SwiftPM needs seconds to find that out. The list of files is the folder's own, so only their contents can have changed.
package struct BuildStamp: Hashable, Sendable {
    private let text: String

    /// - Parameter tools: Files that change with the compiler and its libraries.
    package init(_ app: ProjectApp, tools: [String]) {
        let sources = (app.frameworks + [app.app]).flatMap(\.sources)
        let packages = app.packages.compactMap(\.location.folder).flatMap { FolderWalk($0, skipping: [".build"]).files.map(\.path) }
        text = (sources + packages.sorted() + tools).map(Self.line).joined()
    }

    /// A file's path, size and time of change; only its path when it is missing.
    private static func line(_ path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: URL(filePath: path).resolvingSymlinksInPath().path)
        let size = attributes?[.size] as? Int
        let time = attributes?[.modificationDate] as? Date
        return "\(path)\t\(size ?? -1)\t\(time?.timeIntervalSinceReferenceDate ?? 0)\n"
    }

    /// Returns true when the last build in a package's folder was made from the same.
    package func isOfLastBuild(in package: String) -> Bool {
        (try? String(contentsOfFile: Self.file(in: package), encoding: .utf8)) == text
    }

    /// Remembers a build that has succeeded.
    package func remember(in package: String) { try? text.write(toFile: Self.file(in: package), atomically: true, encoding: .utf8) }

    private static func file(in package: String) -> String { package + "/built.txt" }
}
