import Foundation

/// The content of a page: its previews and their pictures, as `previews.json` lists them.
struct PreviewRecord: Codable, Hashable {
    var previews: [Entry] = []
    /// The names of the products that could not be built and whose previews are missing, sorted; nil for none.
    var notBuilt: [String]?

    /// A preview of the page.
    struct Entry: Codable, Hashable {
        let name: String
        let file: String
        let line: Int
        var pictures: [Picture] = []
    }

    /// A picture of a preview.
    struct Picture: Codable, Hashable {
        /// The variant's name.
        let variant: String
        /// The name of the file in the page's folder; nil for a picture that could not be drawn.
        var file: String?
        /// The reason why there is no picture.
        var failure: String?
    }

    /// The name of the list in a page's folder.
    static let file = "previews.json"

    /// All pictures by preview and variant, such as `Card, dark`.
    var pictures: [String: Picture] {
        Dictionary(previews.flatMap { entry in entry.pictures.map { ("\(entry.name), \($0.variant)", $0) } }) { first, _ in first }
    }

    /// True when a picture or a product is missing.
    var hasFailures: Bool { notBuilt != nil || previews.contains { $0.pictures.contains { $0.failure != nil } } }

    /// Reads the list of a folder; nil when there is none.
    init?(in folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.file)"),
            let record = try? JSONDecoder().decode(PreviewRecord.self, from: data)
        else { return nil }
        self = record
    }

    init() {}

    /// The list as text, the same for equal lists.
    func data() throws -> Data { try readableJSON() + Data("\n".utf8) }
}
