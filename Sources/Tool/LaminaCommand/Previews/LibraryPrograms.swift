import Foundation
import LaminaProjects

/// Programs around the libraries of a package, which show nothing but their previews: one for each library, so that a library that does not compile
/// takes no other with it.
struct LibraryPrograms {
    private let package: String
    private let products: [String]

    /// - Parameters:
    ///   - package: The package's absolute path.
    ///   - products: The names of its library products.
    init(package: String, products: [String]) { (self.package, self.products) = (package, products) }

    /// Writes the package of the programs, and returns a build of each.
    ///
    /// - Throws: `.cannotCreate`.
    func builds() throws(ToolError) -> [ProgramBuild] {
        let folder = PreviewCache.folder(of: package) + "/libraries"
        do {
            try Self.write(manifest, to: "\(folder)/Package.swift")
            for name in names { try Self.write(Self.source, to: "\(folder)/Sources/\(name)/main.swift") }
        } catch {
            throw .cannotCreate(path: folder, reason: error.localizedDescription)
        }
        return zip(names, products).map { name, product in
            ProgramBuild(package: folder, product: name, source: product, name: "\(package), product \(product),", options: [])
        }
    }

    /// Writes a file unless it has the text already, so that an unchanged program is not built again.
    private static func write(_ text: String, to path: String) throws {
        guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The manifest; the linker takes all objects of a product, although its program imports none.
    var manifest: String {
        let identity = SwiftLiteral.string(URL(filePath: package).lastPathComponent)
        let targets = zip(names, products).map { name, product in
            let dependency = ".product(name: \(SwiftLiteral.string(product)), package: \(identity))"
            return ".executableTarget(name: \"\(name)\", dependencies: [\(dependency)])"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "LaminaPreviews",
                dependencies: [.package(path: \(SwiftLiteral.string(package)))],
                targets: [\(targets.joined(separator: ", "))]
            )

            """
    }

    /// The names of the programs, in the order of the products; they differ from all names in the package.
    private var names: [String] { products.indices.map { "LaminaPreviews\($0 + 1)" } }

    private static let source = """
        import UIKit

        final class Delegate: UIResponder, UIApplicationDelegate {}

        Delegate.main()

        """
}

/// The build of one program with previews.
struct ProgramBuild {
    /// The package's folder.
    let package: String
    let product: String
    /// The product of the user's package that has the previews.
    let source: String
    /// The name for messages.
    let name: String
    /// Further arguments of `swift build`.
    let options: [String]

    /// Builds the program, and returns the folder of its products.
    ///
    /// - Throws: `.badPackage`, `.noSDK`, `.notBuilt`.
    func built() throws(ToolError) -> String {
        let arguments = PreviewCache.buildOptions + options + ["--product", product]
        guard let package = SwiftPackage(folder: package, options: arguments) else { throw .badPackage(file: package) }
        do throws(ToolError) {
            return try package.build()
        } catch {
            guard case .notBuilt(_, let status) = error else { throw error }
            throw .notBuilt(package: name, status: status)
        }
    }
}
