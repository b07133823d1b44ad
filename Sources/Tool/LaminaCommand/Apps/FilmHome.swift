import Foundation

/// The home folder of an app that makes a film or still: new, with the folders of an iOS app, and removed with this object.
///
/// The defaults and documents of an earlier run would make the next film another one, and would lie among the user's own.
final class FilmHome {
    private let path: String
    /// The folders that every app of iOS finds in its home.
    private static let folders = ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"]

    /// Creates the folder in the system's folder for temporary files.
    ///
    /// - Throws: `ToolError.cannotCreate`.
    init() throws(ToolError) {
        path = FileManager.default.temporaryDirectory.path + "/lamina-home-\(UUID().uuidString)"
        do {
            for folder in Self.folders {
                try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
            }
        } catch {
            throw ToolError.cannotCreate(path: path, reason: error.localizedDescription)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The variables by which Foundation finds the folder: that of its home and documents, and that of its defaults.
    var variables: [String: String] { ["CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": "\(path)/Library/Preferences"] }
}
