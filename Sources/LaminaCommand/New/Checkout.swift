import Foundation

/// A folder with Lamina's own package.
enum Checkout {
    /// The nearest folder, from this one upward, that holds Lamina's sources; nil when there is none.
    static func around(_ folder: String) -> String? {
        var place = URL(filePath: folder).standardizedFileURL
        while place.path != "/" {
            let sources = place.appending(path: "Sources/QuartzCore").path
            if FileManager.default.fileExists(atPath: sources), FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) {
                return place.path
            }
            place.deleteLastPathComponent()
        }
        return nil
    }
}
