import Foundation

/// The home folder of an app that makes a film or still: new, with the folders of an iOS app, and removed with this object.
///
/// The defaults and documents of an earlier run would make the next film another one, and would lie among the user's own.
package final class FilmHome {
    private let path: String
    /// The folders that every app of iOS finds in its home.
    private static let folders = ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"]

    /// Folders of compiled programs, which drivers of graphics devices keep in the user's folder for caches: Mesa's in two forms, NVIDIA's and AMD's.
    private static let driverCaches = ["mesa_shader_cache", "mesa_shader_cache_db", "nvidia", "AMD"]

    /// Creates the folder in the system's folder for temporary files.
    ///
    /// - Parameter backend: Anything but the processor keeps what drivers compile for the next film, in `~/.cache/lamina/drivers`.
    /// - Throws: `NotCreated`.
    package init(for backend: DrawingBackend) throws(NotCreated) {
        path = FileManager.default.temporaryDirectory.path + "/lamina-home-\(UUID().uuidString)"
        do {
            for folder in Self.folders {
                try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
            }
        } catch {
            throw NotCreated(path: path, reason: error.localizedDescription)
        }
        keepFonts()
        if backend != .cpu { keepDriverCaches() }
    }

    /// Links the user's own fonts and the cache of all fonts, which fontconfig looks for in the same folders as Foundation its data.
    private func keepFonts() {
        link("Application Support/fonts", to: userFolder("XDG_DATA_HOME", ".local/share") + "/fonts")
        link("Caches/fontconfig", to: userFolder("XDG_CACHE_HOME", ".cache") + "/fontconfig")
    }

    /// Links folders that outlive the film, because a driver compiles for up to seconds what it can read in milliseconds.
    private func keepDriverCaches() {
        let caches = userFolder("XDG_CACHE_HOME", ".cache") + "/lamina/drivers"
        for name in Self.driverCaches {
            // Without the folder, as in a home that nobody may write to, the driver compiles each time.
            try? FileManager.default.createDirectory(atPath: "\(caches)/\(name)", withIntermediateDirectories: true)
            link("Caches/\(name)", to: "\(caches)/\(name)")
        }
    }

    /// A folder of the user's own, by its variable or at its usual place.
    private func userFolder(_ variable: String, _ usual: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        return environment[variable] ?? (environment["HOME"] ?? "/") + "/" + usual
    }

    /// A link to a folder that is not there leads nowhere, and is no error.
    private func link(_ name: String, to target: String) {
        try? FileManager.default.createSymbolicLink(atPath: "\(path)/Library/\(name)", withDestinationPath: target)
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
