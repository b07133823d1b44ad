package import Foundation

/// The bundles that contain an app's resources: the main bundle, and those that the package manager puts beside the executable.
///
/// On Apple's systems a target's resources are in the app's main bundle; here each target has a bundle `PACKAGE_TARGET.resources`.
package enum ResourceBundles {
    /// The bundles in search order: the main bundle, the executable's own target, then the others by name.
    package static let all: [Bundle] = [.main] + find(beside: Bundle.main.bundleURL, executable: ProcessInfo.processInfo.processName)

    /// Returns the path of a resource file, in the user's language where it is localised; nil when there is none.
    ///
    /// - Parameters:
    ///   - kind: The file name extension without the dot; may be empty.
    ///   - bundle: The bundle to search; nil and the main bundle search all.
    package static func path(of name: String, kind: String, in bundle: Bundle? = nil) -> String? {
        // Apple's bundles take the extension with and without its dot.
        let ending = kind.isEmpty || kind.hasPrefix(".") ? kind : ".\(kind)"
        let file = name + ending
        for bundle in searched(bundle) {
            for folder in folders(of: bundle) {
                let path = folder + "/" + file
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// Returns the text of a key in the user's language; nil when no bundle has one.
    ///
    /// - Parameter table: The name of the strings file, without `.strings` or `.stringsdict`.
    package static func text(for key: String, table: String, in bundle: Bundle? = nil) -> String? {
        for language in PreferredLanguages.candidates(for: PreferredLanguages.current) {
            for bundle in searched(bundle) {
                let folder = root(of: bundle) + "/\(language).lproj"
                // The folder `Base` has the texts of the language in which an app is developed.
                let spoken = language == "Base" ? "en" : language
                if let text = StringTable.table(table, in: folder, language: spoken)?.texts[key] { return text }
                if let text = StringCatalog.texts(table, in: root(of: bundle), language: language)[key] { return text }
            }
        }
        return nil
    }

    /// Returns the package manager's bundles in a folder, the executable's own first.
    package static func find(beside folder: URL, executable: String) -> [Bundle] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = "_\(executable).resources"
        let sorted = names.filter { $0.hasSuffix(".resources") }.sorted { ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1) }
        return sorted.compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
    }

    static func searched(_ bundle: Bundle?) -> [Bundle] {
        // `Bundle(for:)` makes another object of the main bundle.
        guard let bundle, bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath else { return all }
        return [bundle]
    }

    private static func folders(of bundle: Bundle) -> [String] {
        let root = root(of: bundle)
        return PreferredLanguages.candidates(for: PreferredLanguages.current).map { "\(root)/\($0).lproj" } + [root]
    }

    static func root(of bundle: Bundle) -> String { bundle.resourcePath ?? bundle.bundlePath }
}
