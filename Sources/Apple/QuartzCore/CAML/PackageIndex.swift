/// The entries of a package's `index.xml` that Lamina reads; an entry of another type counts as missing.
struct PackageIndex: Codable {
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

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(rootDocument, forKey: .rootDocument)
        try values.encodeIfPresent(width, forKey: .documentWidth)
        try values.encodeIfPresent(height, forKey: .documentHeight)
        try values.encodeIfPresent(isGeometryFlipped, forKey: .geometryFlipped)
        try values.encodeIfPresent(publishedObjectNames, forKey: .publishedObjectNames)
    }
}
