import Foundation
import LaminaMarkup

/// Locates nibs and the string tables that translate them.
package enum NibFinder {
    /// Reads a nib by name, with the texts translated into the user's language.
    static func document(named name: String, in bundle: Bundle) throws(NibError) -> NibDocument {
        guard let file = ResourceBundles.path(of: name, kind: "xib", in: bundle) else {
            throw .missing(name: name, bundle: bundle.bundlePath)
        }
        let table = ResourceBundles.path(of: name, kind: "strings", in: bundle)
        return try NibDocument(contentsOf: URL(filePath: file), strings: table.map(strings) ?? [:])
    }

    /// Reads a string table; empty when it cannot be read.
    static func strings(in path: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        // Safe because no pointer for the format is passed.
        return (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
    }

    /// Returns true when the bundle contains a nib of this name.
    package static func hasNib(named name: String, in bundle: Bundle) -> Bool { ResourceBundles.path(of: name, kind: "xib", in: bundle) != nil }
}
