/// A Swift package that a project names, with the products that the app or its frameworks import.
package struct PackageReference: Hashable, Sendable {
    package enum Location: Hashable, Sendable {
        /// A folder that holds a Package.swift.
        case local(path: String)
        case remote(url: String, requirement: Requirement)

        /// The folder of a local package.
        var folder: String? { if case .local(let path) = self { path } else { nil } }
    }

    /// The versions that Xcode's package rule allows.
    package enum Requirement: Hashable, Sendable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    package let location: Location
    package var products: [String] = []

    /// The name by which SwiftPM knows the package: the last part of its path or URL, in lower case.
    package var identity: String {
        switch location {
        case .local(let path): FilePath.name(path).lowercased()
        case .remote(let url, _): Self.identity(ofURL: url)
        }
    }

    private static func identity(ofURL url: String) -> String {
        let name = url.split(whereSeparator: { "/:".contains($0) }).last.map { $0.lowercased() } ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
