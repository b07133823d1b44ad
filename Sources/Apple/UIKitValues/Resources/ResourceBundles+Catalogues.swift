import Foundation

extension ResourceBundles {
    /// Returns the folder of a catalogue's entry, such as `Bell.dataset`; nil when no catalogue of the bundle has it.
    static func catalogueFolder(named name: String, in bundle: Bundle) -> URL? {
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
