import Foundation

/// The entries of a package's `index.xml` that matter here; entries of another type count as missing.
struct PackageIndex: Decodable {
    /// The name of the document, relative to the package.
    var rootDocument: String?
    /// The size of the canvas, in points.
    var width: Double?
    var height: Double?
    var isGeometryFlipped: Bool?
    var publishedObjectNames: [String]?

    private enum Key: String, CodingKey {
        case rootDocument, documentWidth, documentHeight, geometryFlipped, publishedObjectNames
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        rootDocument = try? values.decode(String.self, forKey: .rootDocument)
        width = try? values.decode(Double.self, forKey: .documentWidth)
        height = try? values.decode(Double.self, forKey: .documentHeight)
        isGeometryFlipped = try? values.decode(Bool.self, forKey: .geometryFlipped)
        publishedObjectNames = try? values.decode([String].self, forKey: .publishedObjectNames)
    }
}
