import Foundation

/// The home folder of an app that makes a film or still: new, with the folders of an iOS app, and removed with this object.
///
/// The defaults and documents of an earlier run would make the next film another one, and would lie among the user's own.
package final class FilmHome {
    private let path: String
    /// The folders that every app of iOS finds in its home.
    private static let folders = ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"]

    /// Creates the folder in the system's folder for temporary files.
    ///
    /// - Throws: `NotCreated`.
    package init() throws(NotCreated) {
        path = FileManager.default.temporaryDirectory.path + "/lamina-home-\(UUID().uuidString)"
        do {
            for folder in Self.folders {
                try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
            }
        } catch {
            throw NotCreated(path: path, reason: error.localizedDescription)
        }
        keepFonts()
    }

    /// Links the user's own fonts and the cache of all fonts, which fontconfig looks for in the same folders as Foundation its data.
    private func keepFonts() {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? "/"
        let fonts = (environment["XDG_DATA_HOME"] ?? home + "/.local/share") + "/fonts"
        let cache = (environment["XDG_CACHE_HOME"] ?? home + "/.cache") + "/fontconfig"
        // A link to a folder that is not there leads nowhere, and is no error.
        try? FileManager.default.createSymbolicLink(atPath: "\(path)/Library/Application Support/fonts", withDestinationPath: fonts)
        try? FileManager.default.createSymbolicLink(atPath: "\(path)/Library/Caches/fontconfig", withDestinationPath: cache)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The variables by which Foundation finds the folders: home and documents, defaults, caches, application support, temporary files.
    package var variables: [String: String] {
        [
            "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": "\(path)/Library/Preferences", "XDG_CACHE_HOME": "\(path)/Library/Caches",
            "XDG_DATA_HOME": "\(path)/Library/Application Support", "TMPDIR": "\(path)/tmp",
        ]
    }

    /// The folder cannot be created.
    package struct NotCreated: Error, Hashable {
        package let path: String
        package let reason: String
    }
}
