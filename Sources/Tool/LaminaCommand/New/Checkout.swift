import Foundation

/// A folder that contains Lamina's own package.
enum Checkout {
    /// The name of the file beside an installed tool that contains the path of the checkout from which the tool was built.
    static let file = "checkout"

    /// Returns the checkout to which a tool in this folder belongs: the folder's own, or the checkout from which the tool was installed.
    static func home(of folder: String) -> String? {
        if let checkout = around(folder) { return checkout }
        guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { return nil }
        return around(text.trimmingCharacters(in: .newlines))
    }

    /// Returns the nearest folder, from this one upwards, that contains Lamina's sources; nil when there is none.
    static func around(_ folder: String) -> String? {
        var place = URL(filePath: folder).standardizedFileURL
        while place.path != "/" {
            let sources = place.appending(path: "Sources/Apple/QuartzCore").path
            if FileManager.default.fileExists(atPath: sources), FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) {
                return place.path
            }
            place.deleteLastPathComponent()
        }
        return nil
    }

    /// The targets of the floor `StandIns`: modules for frameworks whose device or service this system lacks.
    static func standIns(in checkout: URL) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: checkout.appending(path: "Sources/StandIns").path)
        return (names ?? []).sorted()
    }

    /// The folders with the sources of modules, by module; `Sources` has a folder for each floor, which has one for each module.
    static func modules(in checkout: URL) -> [String: URL] {
        func folders(in place: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            return names.map { place.appending(path: $0) }
        }
        let modules = folders(in: checkout.appending(path: "Sources")).flatMap(folders)
        return Dictionary(modules.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
