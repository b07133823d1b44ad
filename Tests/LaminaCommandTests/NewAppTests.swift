import Foundation
import LaminaRun
import Testing
import TestSupport

@testable import LaminaCommand

@Suite struct NewAppTests {
    private let folder: Folder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { folder = try Folder() }

    @Test(arguments: [NewApp.Source.sdk, .checkout(path: "../lamina")])
    func theReadmeShowsThePackageThatIsWritten(source: NewApp.Source) throws {
        let app = try NewApp(name: "MyApp", source: source)
        let manifest = try #require(app.files.first { $0.path == "Package.swift" }?.text)
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(manifest)```"))
    }

    /// The package with a dependency on the checkout; `InstallTests` has the one for the SDK.
    ///
    /// SwiftPM finds the product in the checkout, and the source compiles and runs with the products that this build has made already.
    @Test func aNewAppBuildsAndCanBeRendered() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("lamina"), withDestinationPath: Self.root.path)
        let app = try NewApp(name: "MyApp", source: .checkout(path: "../lamina"))
        try app.write(to: folder.file("MyApp"))
        let graph = try Self.run(["swift", "package", "--package-path", folder.file("MyApp"), "show-dependencies"])
        try #require(graph.status == 0 && graph.output.contains("lamina<"), "\(graph.output)")

        let products = URL(filePath: Tool.path).deletingLastPathComponent().path
        let sources = app.files.map(\.path).filter { $0.hasPrefix("Sources/") }.map { folder.file("MyApp/\($0)") }
        let libraries = ["-I", products + "/Modules", "\(products)/libLaminaFrameworks.so", "-Xlinker", "-rpath", "-Xlinker", products]
        // The tool recognises apps by a section of this object, which the package manager links too.
        let marker = ["\(products)/CLaminaStart.build/AppMarker.c.o"]
        let build = try Self.run(
            ["swiftc", "-swift-version", "5", "-parse-as-library", "-module-name", "MyApp", "-o", folder.file("App")] + sources
                + libraries + marker + Self.modulesInC(products) + ["-Xclang-linker", "-rdynamic"])
        try #require(build.status == 0, "\(build.output)")
        let result = try Tool.run(["still", folder.file("App"), "--time", "0.5", "-o", folder.file("picture.png")])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.names == ["App", "MyApp", "lamina", "picture.png"])
    }

    /// The arguments by which the compiler finds the modules in C of a folder of built products and of the sources.
    private static func modulesInC(_ products: String) throws -> [String] {
        let files = FileManager.default
        let built = try files.contentsOfDirectory(atPath: products).filter { $0.hasSuffix(".build") }.map { "\(products)/\($0)/module.modulemap" }
        let own = Checkout.modules(in: root).values.flatMap { [$0.path + "/module.modulemap", $0.path + "/include/module.modulemap"] }
        let maps = (built + own).filter(files.fileExists).sorted().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let headers = try run(["pkg-config", "--cflags-only-I", "libpng", "freetype2", "harfbuzz"]).output.split(whereSeparator: \.isWhitespace)
        return maps + headers.flatMap { ["-Xcc", String($0)] }
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func aRepositorysAddressBecomesADependencyWithAVersion() throws {
        let app = try NewApp(name: "MyApp", source: .repository(url: "https://example.org/lamina.git", version: "0.1.0"))
        let manifest = try #require(app.files.first { $0.path == "Package.swift" }?.text)
        #expect(manifest.contains(#".package(url: "https://example.org/lamina.git", from: "0.1.0")"#))
        #expect(manifest.contains(#"package: "lamina", condition"#))
    }

    @Test func onlyTheAppForTheSDKHasSelectors() throws {
        for (source, hasSelectors) in [(NewApp.Source.sdk, true), (.checkout(path: "../lamina"), false)] {
            let text = try NewApp(name: "MyApp", source: source).files.map(\.text).joined()
            #expect(text.contains("@objc private func turn()") == hasSelectors && text.contains("#selector(turn)") == hasSelectors)
            #expect(text.contains("override func touchesEnded") != hasSelectors)
        }
    }

    @Test func anExistingFolderStaysAsItIs() throws {
        let app = try NewApp(name: "MyApp", source: .sdk)
        try "mine".write(toFile: folder.file("MyApp"), atomically: true, encoding: .utf8)
        #expect(throws: ToolError.exists(path: folder.file("MyApp"))) { try app.write(to: folder.file("MyApp")) }
        #expect(try String(contentsOfFile: folder.file("MyApp"), encoding: .utf8) == "mine")
    }

    @Test(arguments: ["", "3D", "my app", "a/b", "é", "a-b", "a.b"])
    func anInvalidModuleNameIsRefused(name: String) {
        #expect(throws: ToolError.badAppName(name)) { try NewApp(name: name, source: .sdk) }
    }

    @Test(arguments: ["class", "in", "Any", "Self", "_", "import"])
    func aSwiftKeywordIsRefused(name: String) {
        #expect(throws: ToolError.keyword(name)) { try NewApp(name: name, source: .sdk) }
    }

    @Test(arguments: ["Swift", "Foundation", "UIKit", "uikit", "lamina", "Testing", "main"])
    func theNameOfAModuleInUseIsRefused(name: String) {
        #expect(throws: ToolError.moduleInUse(name)) { try NewApp(name: name, source: .sdk) }
    }

    @Test func theNamesOfAllLaminaModulesAreRefused() throws {
        let modules = Checkout.modules(in: Self.root).keys
        #expect(modules.count > 20)
        for module in modules { #expect(AppName.modules.contains(module.lowercased()), "\(module)") }
    }

    @Test(arguments: ["MyApp", "classic", "App3", "_App", "AppDelegate"])
    func otherNamesAreAllowed(name: String) throws {
        #expect(try NewApp(name: name, source: .sdk).name == name)
    }

    @Test func theToolRefusesBadNamesAndWritesNothing() throws {
        for name in ["class", "3D", "Foundation"] {
            let result = try Tool.run(["new", name, "--lamina", Self.root.path], in: folder)
            #expect(result.status == RunStatus.usage.rawValue)
            #expect(result.errors.hasPrefix("lamina: “\(name)” is not a valid app name: "), "\(result.errors)")
        }
        #expect(try folder.names == [])
    }

    @Test func theToolWritesThePackageThatTheReadmeShowsBesideACheckout() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("lamina"), withDestinationPath: Self.root.path)
        let result = try Tool.run(["new", "MyApp", "--lamina", folder.file("lamina")], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let manifest = try String(contentsOfFile: folder.file("MyApp/Package.swift"), encoding: .utf8)
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(manifest)```"))
    }

    @Test func aDistantCheckoutIsNamedByItsAbsolutePath() {
        #expect(NewApp.path(to: "/a/lamina", fromBeside: "/a") == "../lamina")
        #expect(NewApp.path(to: "/a/b/../lamina/", fromBeside: "/a/") == "../lamina")
        #expect(NewApp.path(to: "/b/lamina", fromBeside: "/a") == "/b/lamina")
    }

    /// The folder stands in for the installed tool's, with the file `checkout` that `scripts/install` writes.
    @Test func aToolFindsTheCheckoutThatItWasInstalledFrom() throws {
        #expect(Checkout.home(of: folder.path) == nil)
        _ = try folder.write(Self.root.path + "\n", to: "checkout")
        #expect(Checkout.home(of: folder.path) == Self.root.standardizedFileURL.path)
        _ = try folder.write("/nowhere\n", to: "checkout")
        #expect(Checkout.home(of: folder.path) == nil)
    }
}
