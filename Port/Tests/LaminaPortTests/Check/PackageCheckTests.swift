import Foundation
import Testing

/// The check of packages with unusual targets.
struct PackageCheckTests {
    private struct Report: Decodable {
        let verdict: String
        let missing: [String]
        let problem: String?
    }

    /// Writes a package and checks it.
    private func check(targets: String, _ files: [String: String]) throws -> Report {
        let workspace = try Workspace()
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        var files = files
        files["Package.swift"] = "let package = Package(name: \"P\", targets: [\(targets)])\n"
        for (path, text) in files {
            let folder = workspace.folder.appending(path: "package/\(path)").deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try workspace.write(text, to: "package/\(path)")
        }
        let flags = workspace.folder.appending(path: "flags").path
        let output = try workspace.compile(["-lamina-check", "--json", "package"], ["LAMINA_FLAGS": flags]).output
        return try #require(try JSONDecoder().decode([Report].self, from: Data(output.utf8)).first, "\(output)")
    }

    @Test
    func aTargetsNameIsMadeAModulesName() throws {
        let report = try check(
            targets: #".target(name: "2048"), .target(name: "3D Touch"), .target(name: "App", dependencies: ["2048", "3D Touch"])"#,
            [
                "Sources/2048/Board.swift": "public struct Board { public init() {} }\n",
                "Sources/3D Touch/Touch.swift": "public struct Touch { public init() {} }\n",
                "Sources/App/App.swift": "import _048\nimport _D_Touch\nlet board = Board()\nlet touch = Touch()\n",
            ])
        #expect(report.verdict == "clean", "\(report)")
    }

    @Test
    func aTargetOfCIsImported() throws {
        let report = try check(
            targets: """
                .target(name: "CShapes"), .target(name: "CNamed"), .target(name: "CMapped", publicHeadersPath: "headers"),
                .systemLibrary(name: "CSystem"), .target(name: "App", dependencies: ["CShapes", "CMapped"])
                """,
            [
                "Sources/CShapes/include/shapes.h": "#include \"parts/part.h\"\nint sides(void);\n",
                "Sources/CShapes/include/parts/part.h": "typedef int part;\n",
                "Sources/CShapes/shapes.c": "int sides(void) { return 4; }\n",
                "Sources/CNamed/include/CNamed.h": "int named(void);\n",
                "Sources/CNamed/include/internal.h": "#error \"not a part of the umbrella\"\n",
                "Sources/CMapped/headers/mapped.h": "int mapped(void);\n",
                "Sources/CMapped/headers/module.modulemap": "module CMapped { header \"mapped.h\" export * }\n",
                "Sources/CSystem/module.modulemap": "module CSystem { header \"system.h\" export * }\n",
                "Sources/CSystem/system.h": "int system_sides(void);\n",
                "Sources/App/App.swift":
                    "import CMapped\nimport CNamed\nimport CShapes\nimport CSystem\n"
                    + "let a: part = sides() + mapped() + named() + system_sides()\nlet b = Missing()\n",
            ])
        #expect(report.missing == ["Missing"] && report.verdict == "errors", "\(report)")
    }

    @Test
    func aTargetWithoutHeadersIsNoOtherFramework() throws {
        let report = try check(
            targets: #".target(name: "CShapes"), .target(name: "App", dependencies: ["CShapes"])"#,
            ["Sources/CShapes/shapes.c": "int sides;\n", "Sources/App/App.swift": "import CShapes\nimport Charts\n"])
        #expect(report.missing == ["CShapes", "Charts"] && report.verdict == "other-framework", "\(report)")
        let alone = try check(
            targets: #".target(name: "CShapes"), .target(name: "App", dependencies: ["CShapes"])"#,
            ["Sources/CShapes/shapes.c": "int sides;\n", "Sources/App/App.swift": "import CShapes\n"])
        #expect(alone.missing == ["CShapes"] && alone.verdict == "errors", "\(alone)")
    }
}
