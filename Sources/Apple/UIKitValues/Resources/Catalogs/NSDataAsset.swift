public import Foundation

/// A file of an asset catalogue: a folder `NAME.dataset` in a folder `*.xcassets` of a bundle.
public final class NSDataAsset: NSObject {
    /// The name by which the data was found.
    public let name: String
    /// The content of the file.
    public let data: Data
    /// The file's uniform type identifier, as the catalogue gives it; `public.data` when it gives none.
    public let typeIdentifier: String

    /// Finds data in the main bundle's catalogues; nil when they have none of the name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Finds data in a bundle's catalogues; nil when they have none of the name.
    ///
    /// - Parameter name: The name of the data set, with the folders that have namespaces, such as `Sounds/Bell`.
    public init?(name: String, bundle: Bundle) {
        guard let folder = ResourceBundles.setFolder(named: "\(name).dataset", in: bundle),
            let contents = AssetContents.read(Contents.self, in: folder),
            let file = contents.data.first(where: { $0.filename != nil }), let fileName = file.filename,
            let data = try? Data(contentsOf: folder.appending(path: fileName))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.typeIdentifier ?? "public.data"
    }

    /// The file `Contents.json` of a data set.
    private struct Contents: Decodable {
        let data: [File]

        struct File: Decodable {
            let filename: String?
            let typeIdentifier: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }
        }
    }
}
