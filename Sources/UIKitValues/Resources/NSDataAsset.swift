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
        guard let folder = ResourceBundles.catalogueFolder(named: "\(name).dataset", in: bundle),
            let contents = try? JSONDecoder().decode(Contents.self, from: Data(contentsOf: folder.appending(path: "Contents.json"))),
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

extension ResourceBundles {
    /// Returns the folder of a catalogue's entry, such as `Bell.dataset`; nil when no catalogue of the bundle has it.
    fileprivate static func catalogueFolder(named name: String, in bundle: Bundle) -> URL? {
        let bundles = bundle === Bundle.main ? all : [bundle]
        for root in bundles.map({ URL(filePath: $0.resourcePath ?? $0.bundlePath) }) {
            let entries = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
            for catalogue in entries.filter({ $0.pathExtension == "xcassets" }).sorted(by: { $0.path < $1.path }) {
                if let folder = entry(name, of: catalogue) { return folder }
            }
        }
        return nil
    }

    /// Groups without a namespace are no part of a name, so all folders of the catalogue are searched.
    private static func entry(_ name: String, of catalogue: URL) -> URL? {
        let paths = FileManager.default.enumerator(atPath: catalogue.path)?.compactMap { $0 as? String }.sorted() ?? []
        return paths.first { $0 == name || $0.hasSuffix("/" + name) }.map { catalogue.appending(path: $0) }
    }
}
