import Foundation
import LaminaRun
import Testing
import TestSupport

@testable import LaminaCommand

@Suite struct NewAppTests {
    private let folder: Folder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { folder = try Folder() }

    @Test func theReadmeShowsThePackageThatIsWritten() throws {
        let app = try NewApp(name: "MyApp", lamina: "../lamina")
        let manifest = try #require(app.files.first { $0.path == "Package.swift" }?.text)
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(manifest)```"))
    }

    /// Builds a new package from nothing; the slowest test of all.
    @Test func aNewAppBuildsAndCanBeRendered() throws {
        // Placed beside a checkout called "lamina", as the README describes. The folder is kept between runs, since most of it does not change.
        let place = Self.root.appending(path: ".build/new-app").path
        let files = FileManager.default
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        if !files.fileExists(atPath: place + "/lamina") {
            try files.createSymbolicLink(atPath: place + "/lamina", withDestinationPath: Self.root.path)
        }
        for (path, text) in try NewApp(name: "MyApp", lamina: "../lamina").files {
            let file = URL(filePath: "\(place)/MyApp/\(path)")
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Always rewritten: an incremental build overlooks new files behind the symbolic link.
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        build.arguments = ["swift", "build", "--package-path", "\(place)/MyApp"]
        build.standardInput = FileHandle.nullDevice
        try build.run()
        build.waitUntilExit()
        try #require(build.terminationStatus == 0)
        let result = try Tool.run(["still", "\(place)/MyApp/.build/debug/MyApp", "--time", "0.5", "-o", folder.file("picture.png")])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.names == ["picture.png"])
    }

    @Test func anExistingFolderStaysAsItIs() throws {
        let app = try NewApp(name: "MyApp", lamina: "../lamina")
        try "mine".write(toFile: folder.file("MyApp"), atomically: true, encoding: .utf8)
        #expect(throws: ToolError.exists(path: folder.file("MyApp"))) { try app.write(to: folder.file("MyApp")) }
        #expect(try String(contentsOfFile: folder.file("MyApp"), encoding: .utf8) == "mine")
    }

    @Test(arguments: ["", "3D", "my app", "a/b", "é", "a-b", "a.b"])
    func anInvalidModuleNameIsRefused(name: String) {
        #expect(throws: ToolError.badAppName(name)) { try NewApp(name: name, lamina: "") }
    }

    @Test(arguments: ["class", "in", "Any", "Self", "_", "import"])
    func aSwiftKeywordIsRefused(name: String) {
        #expect(throws: ToolError.keyword(name)) { try NewApp(name: name, lamina: "") }
    }

    @Test(arguments: ["Swift", "Foundation", "UIKit", "uikit", "lamina", "Testing", "main"])
    func theNameOfAModuleInUseIsRefused(name: String) {
        #expect(throws: ToolError.moduleInUse(name)) { try NewApp(name: name, lamina: "") }
    }

    @Test func theNamesOfAllLaminaModulesAreRefused() throws {
        let modules = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
        #expect(modules.count > 20)
        for module in modules { #expect(AppName.modules.contains(module.lowercased()), "\(module)") }
    }

    @Test(arguments: ["MyApp", "classic", "App3", "_App", "AppDelegate"])
    func otherNamesAreAllowed(name: String) throws {
        #expect(try NewApp(name: name, lamina: "").name == name)
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
