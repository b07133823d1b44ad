import Foundation

/// The Core Animation test cases that are stored in the repository.
enum Cases {
    /// Returns every case, ordered by file, then as in the file.
    static func all() throws -> [Vector] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
        return try names.flatMap { try Vector.all(at: folder.appending(path: $0).path) }
    }

    /// The root folder of the repository.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    private static let folder = repository.appending(path: "Tests/ReferenceTests/Cases/CoreAnimation")
}
