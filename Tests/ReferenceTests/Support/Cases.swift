import Foundation

/// The cases of Core Animation that the repository keeps.
enum Cases {
    /// Every case, by file and then in the file's order.
    static func all() throws -> [Vector] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
        return try names.flatMap { try Vector.all(at: folder.appending(path: $0).path) }
    }

    /// The cases whose classes exist.
    static func judged() throws -> [Vector] { try all().filter { MissingClass.needed(by: $0) == nil } }

    /// The cases whose classes do not exist yet.
    static func leftOut() throws -> [Vector] { try all().filter { MissingClass.needed(by: $0) != nil } }

    /// Root of the repository.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    private static let folder = repository.appending(path: "Tests/ReferenceTests/Cases/CoreAnimation")
}
