import Foundation
import Testing

@testable import LaminaPort

/// The completion of an SDK by the first call of its compiler.
struct SDKCompletionTests {
    private static let version = try? ProgramRun.run("/usr/bin/env", ["swiftc", "-print-target-info"]).output

    /// Makes an SDK with nothing but its compiler and the name of a toolchain.
    private func compiler(in workspace: borrowing Workspace, madeWith version: String) throws -> URL {
        let bin = workspace.folder.appending(path: "sdk/bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        try workspace.write(version + "\n", to: "sdk/toolchain")
        let compiler = bin.appending(path: "swiftc")
        try Workspace.placeCompiler(at: compiler)
        return compiler
    }

    private func versionOfToolchain() throws -> String {
        let info = try #require(Self.version?.data(using: .utf8))
        let object = try #require(JSONSerialization.jsonObject(with: info) as? [String: Any])
        return try #require(object["compilerVersion"] as? String)
    }

    @Test func theFirstCallFindsTheToolchainAndTheSystemsHeaders() throws {
        let workspace = try Workspace()
        let compiler = try compiler(in: workspace, madeWith: try versionOfToolchain())
        #expect(try workspace.run(compiler, ["-print-target-info"]).status == 0)
        let sdk = workspace.folder.appending(path: "sdk")
        for file in ["sysroot/usr/include/stdio.h", "sysroot/usr/lib/swift/linux/libswiftCore.so"] {
            #expect(FileManager.default.fileExists(atPath: sdk.appending(path: file).path), "\(file)")
        }
        #expect(SDKFolder(program: compiler).compilerFlags().contains { $0.contains("freetype2") })
        // A later call needs no program to complete it.
        #expect(try workspace.run(compiler, ["-print-target-info"], ["PATH": "/nowhere"]).status == 0)
    }

    @Test func theModulesOfAnotherToolchainAreRefusedBeforeTheCompilerReadsThem() throws {
        let workspace = try Workspace()
        let result = try workspace.run(try compiler(in: workspace, madeWith: "Swift version 4"), ["-print-target-info"])
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("lamina-swiftc: error: this SDK was made with Swift version 4, and the toolchain in PATH is "))
        #expect(!FileManager.default.fileExists(atPath: workspace.folder.appending(path: "sdk/sysroot").path))
    }

    @Test func severalCompilersMayCompleteAnSDKAtOnce() throws {
        let workspace = try Workspace()
        let root = SDKRoot(folder: workspace.folder.appending(path: "sysroot"))
        let toolchain = workspace.folder.appending(path: "lib/swift")
        try FileManager.default.createDirectory(at: toolchain, withIntermediateDirectories: true)
        for _ in 0..<2 { try root.make(toolchain: toolchain) }
        #expect(root.toolchain == toolchain.resolvingSymlinksInPath())
        // A toolchain that has gone is replaced.
        let other = workspace.folder.appending(path: "other/swift")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try FileManager.default.removeItem(at: toolchain)
        try root.make(toolchain: other)
        #expect(root.toolchain == other.resolvingSymlinksInPath())
    }

    @Test func theSystemsLibrariesAreThoseOfTheManifest() throws {
        let manifest = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let tests = try #require(text.range(of: ".systemLibrary(\n            name: \"CCairo\""), "tests only")
        let names = text[..<tests.lowerBound].matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
        // The queue of batches is a part of the tool, not of the frameworks.
        #expect(Set(SystemLibraries.packages.map(\.0)) == Set(names).subtracting(["sqlite3"]))
    }

    @Test(arguments: [("5.0", "5"), ("5.10", "5"), ("4.2", "4.2"), ("4.0", "4"), ("6", "6"), ("6.0", "6")])
    func aVersionOfSwiftIsTakenForItsLanguageModeAsXcodeDoes(version: String, mode: String) throws {
        #expect(try CompilerCall(["-swift-version", version, "a.swift"], folder: "/").arguments == ["-swift-version", mode, "a.swift"])
    }
}
