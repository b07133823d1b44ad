import Foundation

/// The asset catalogues of a package that its manifest does not declare: Xcode takes them for resources, and Swift Package Manager on Linux leaves them
/// out.
struct PackageCatalogs {
    private let package: String
    private let description: SwiftPackage.Description

    /// - Parameter package: The package's folder.
    init(package: String, description: SwiftPackage.Description) { (self.package, self.description) = (package, description) }

    /// Links the catalogues into the bundles of resources that a build has made.
    ///
    /// A target without any declared resource has no bundle, and its code cannot name one.
    ///
    /// - Parameter products: The folder of the built products.
    func link(into products: String) {
        for target in description.targets {
            let bundle = "\(products)/\(description.name)_\(target.name).resources"
            guard FileManager.default.fileExists(atPath: bundle) else { continue }
            for catalog in catalogs(below: target.path) {
                let place = "\(bundle)/\(catalog.lastPathComponent)"
                // A declared catalogue has been copied; a link to one that has gone is replaced.
                if FileManager.default.fileExists(atPath: place) { continue }
                try? FileManager.default.removeItem(atPath: place)
                try? FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: catalog.path)
            }
        }
    }

    private func catalogs(below folder: String) -> [URL] {
        let root = URL(filePath: package).standardizedFileURL.appending(path: folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }
}
