import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct PreviewProgramsTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func makePackage(_ source: String, dependencies: String = "") throws {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [\(dependencies)], targets: [.target(name: "Kit")])
            """
        _ = try folder.write(manifest, to: "Package.swift")
        _ = try folder.write(source, to: "Sources/Kit/Kit.swift")
    }

    private func run(_ arguments: String...) throws -> Tool.Result {
        try Tool.run(["previews"] + arguments, environment: ["CFFIXED_USER_HOME": folder.file("home"), "XDG_CACHE_HOME": folder.file("cache")])
    }

    @Test func aPathThatIsNotThereIsRefused() throws {
        let result = try run(folder.file("none"), "--list")
        #expect(result.status == 66 && result.errors.contains("none: no such app"), "\(result.errors)")
    }

    @Test func aPackageWithoutPreviewsIsNotBuilt() throws {
        try makePackage("let a = 1\n")
        let result = try run(folder.path, "-o", folder.file("out"))
        #expect(result.status == 66 && result.errors.contains("no #Preview of UIKit"), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    }

    @Test func previewsNeedTheSDK() throws {
        try makePackage("#Preview { A() }\n")
        let result = try run(folder.path, "--list")
        #expect(result.status == 69 && result.errors.contains("the Swift SDK is not installed"), "\(result.errors)")
    }

    @Test func theOptionsAreChecked() throws {
        #expect(try run(folder.path).errors.contains("Missing expected argument '--output <folder>'"))
        #expect(try run(folder.path, "--list", "--check", "-o", "x").errors.contains("use either --list or --check"))
        let check = try run(folder.path, "--check", "-o", folder.file("none"))
        #expect(check.status == 66 && check.errors.contains("no page of previews"), "\(check.errors)")
    }

    @Test func aProgramAroundLibrariesNamesThemWhateverTheirNames() {
        let manifest = LibraryPrograms(package: "/a \"b\"/kit", products: ["Kit\\UI"]).manifest
        #expect(manifest.contains(#".package(path: "/a \"b\"/kit")"#), "\(manifest)")
        #expect(manifest.contains(#".product(name: "Kit\\UI", package: "kit")"#))
    }

    @Test func undeclaredCataloguesStandInTheBundleOfTheirTarget() throws {
        for name in ["Sources/UI/Art.xcassets/Contents.json", "Sources/UI/Old.xcassets/a", "Sources/Text/B.xcassets/Contents.json"] {
            _ = try folder.write("{}", to: name)
        }
        _ = try folder.write("mine", to: "build/Kit_UI.resources/Old.xcassets/b")
        let text = #"""
            {"name": "Kit", "products": [], "dependencies": [], "targets": [
            {"name": "UI", "path": "Sources/UI", "sources": []}, {"name": "Text", "path": "Sources/Text", "sources": []}]}
            """#
        let description = try JSONDecoder().decode(SwiftPackage.Description.self, from: Data(text.utf8))
        for _ in 1...2 { PackageCatalogs(package: folder.path, description: description).link(into: folder.file("build")) }
        let exists = { FileManager.default.fileExists(atPath: folder.file("build/" + $0)) }
        #expect(exists("Kit_UI.resources/Art.xcassets/Contents.json"))
        #expect(exists("Kit_UI.resources/Old.xcassets/b") && !exists("Kit_UI.resources/Old.xcassets/a"))
        #expect(!exists("Kit_Text.resources"))
    }

    /// The products for the targets `previews` of a package with three libraries and an app.
    private func products(_ previews: Set<String>) throws -> PreviewProducts {
        let memberships = [("UI", ["All", "UI"]), ("Text", ["All"]), ("App", ["App"]), ("Model", ["App", "Model"]), ("Tests", [])]
        let targets = memberships.map { name, products in
            let list = products.map { "\"\($0)\"" }.joined(separator: ",")
            return #"{"name": "\#(name)", "path": "\#(name)", "sources": [], "product_memberships": [\#(list)]}"#
        }
        let libraries = ["All", "UI", "Model"].map { #"{"name": "\#($0)", "type": {"library": ["automatic"]}}"# }
        let products = libraries + [#"{"name": "App", "type": {"executable": null}}"#]
        let (first, second) = (products.joined(separator: ","), targets.joined(separator: ","))
        let text = #"{"name": "Kit", "products": [\#(first)], "dependencies": [], "targets": [\#(second)]}"#
        let description = try JSONDecoder().decode(SwiftPackage.Description.self, from: Data(text.utf8))
        return PreviewProducts(description) { previews.contains($0.path) }
    }

    @Test func aTargetIsInItsSmallestLibraryOrInAnExecutable() throws {
        #expect(try products(["UI"]).names.libraries == ["UI"])
        #expect(try products(["UI", "Text"]).names.libraries == ["All", "UI"])
        let both = try products(["App", "Model"]).names
        #expect(both.executables == ["App"] && both.libraries.isEmpty)
        let none = try products(["Tests"]).names
        #expect(none.executables.isEmpty && none.libraries.isEmpty)
    }

    @Test func theStringsOfASectionAreRead() throws {
        let names = ELFSections(path: Tool.path)?.strings(in: ".dynstr") ?? []
        #expect(names.contains { $0.hasPrefix("libc.so") }, "\(names.count)")
        #expect(ELFSections(path: Tool.path)?.strings(in: ".none") == [])
    }
}
