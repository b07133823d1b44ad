import Foundation

/// A folder of its own for a test, removed with the object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "lamina-farm-\(UUID().uuidString)")
    var path: String { url.path }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }
}
