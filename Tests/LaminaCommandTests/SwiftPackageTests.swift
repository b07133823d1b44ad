import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct SwiftPackageTests {
    private func package(_ targets: String, dependencies: String = "") throws -> Folder {
        let folder = try Folder()
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "P", platforms: [.iOS(.v13)], dependencies: [\(dependencies)], targets: [\(targets)])
            """
        _ = try folder.write(manifest, to: "Package.swift")
        for name in ["A", "B"] { _ = try folder.write("print(1)\n", to: "Sources/\(name)/main.swift") }
        return folder
    }

    @Test func aFolderWithoutAManifestIsNoPackage() throws {
        #expect(SwiftPackage(folder: try Folder().path) == nil)
    }

    @Test func aPackageWithoutOrWithSeveralProgramsIsRefused() throws {
        let library = try package(".target(name: \"A\", exclude: [\"main.swift\"])")
        #expect(throws: ToolError.noProgram(package: library.path)) { try SwiftPackage(folder: library.path)?.program() }
        let two = try package(".executableTarget(name: \"B\"), .executableTarget(name: \"A\")")
        let error = ToolError.severalPrograms(package: two.path, names: ["A", "B"])
        #expect(throws: error) { try SwiftPackage(folder: two.path)?.program() }
    }

    @Test func withoutTheSDKThePackageIsNotBuilt() throws {
        let folder = try package(".executableTarget(name: \"A\")")
        let result = try Tool.run(
            ["still", folder.path, "--time", "1", "-o", "a.png"], environment: ["CFFIXED_USER_HOME": folder.file("home")], in: folder)
        #expect(result.status == 69)
        #expect(result.errors.contains("the Swift SDK is not installed; `lamina sdk` does so in an installed Lamina"), "\(result.errors)")
    }
}
