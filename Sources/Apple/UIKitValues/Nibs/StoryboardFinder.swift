import Foundation
package import LaminaMarkup

/// Locates storyboards, and keeps the parsed ones for the life of the app.
@MainActor
package enum StoryboardFinder {
    /// The parsed storyboards by the paths of the file and of its translation.
    private static var known: [String: StoryboardDocument] = [:]

    /// Reads a storyboard by name, with the texts translated into the user's language.
    package static func document(named name: String, in bundle: Bundle) throws(StoryboardError) -> StoryboardDocument {
        guard let file = ResourceBundles.path(of: name, kind: "storyboard", in: bundle) else {
            throw .missing(name: name, bundle: bundle.bundlePath)
        }
        let table = ResourceBundles.path(of: name, kind: "strings", in: bundle)
        let key = "\(file)\n\(table ?? "")"
        if let document = known[key] { return document }
        let document = try StoryboardDocument(contentsOf: URL(filePath: file), strings: table.map(NibFinder.strings) ?? [:])
        known[key] = document
        return document
    }
}
