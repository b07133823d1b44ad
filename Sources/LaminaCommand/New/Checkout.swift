import Foundation

/// A folder with Lamina's own package.
enum Checkout {
    /// The name of the file beside an installed tool that holds the path of the checkout that it was built from.
    static let file = "checkout"

    /// The checkout that a tool in this folder belongs to: the one around it, or the one that it was installed from.
    static func home(of folder: String) -> String? {
        if let checkout = around(folder) { return checkout }
        guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { return nil }
        return around(text.trimmingCharacters(in: .newlines))
    }

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
