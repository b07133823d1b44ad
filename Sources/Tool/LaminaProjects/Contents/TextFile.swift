import Foundation

/// Reading of files with a limit of their size.
enum TextFile {
    /// The size above which no file is read, in bytes.
    static let limit = 16 << 20

    static func data(_ path: String) throws(ProjectError) -> Data {
        guard FileLookup.exists(path) else { throw .notFound(path: path) }
        guard !FileLookup.isFolder(path) else { throw .unreadable(file: path, reason: "it is a folder") }
        // A link's own size says nothing of the file behind it.
        let file = URL(filePath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .unreadable(file: path, reason: "it is not a regular file") }
        let bytes = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard bytes <= limit else { throw .tooLarge(file: path, bytes: bytes, limit: limit) }
        do {
            return try Data(contentsOf: URL(filePath: file))
        } catch {
            throw .unreadable(file: path, reason: "it cannot be opened")
        }
    }

    static func text(_ path: String) throws(ProjectError) -> String { String(decoding: try data(path), as: UTF8.self) }
}
