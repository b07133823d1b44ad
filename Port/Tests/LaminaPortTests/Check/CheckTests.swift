import Foundation
import Testing

@testable import LaminaPort

struct CheckTests {
    @Test
    func foldersPackagesAndFilesAreCheckedInOneCall() throws {
        let workspace = try Workspace()
        for folder in ["clean", "package/Sources/Kit", "package/Sources/App", "package/Tests/KitTests", "withResources/Sources/App"] {
            try FileManager.default.createDirectory(at: workspace.folder.appending(path: folder), withIntermediateDirectories: true)
        }
        try workspace.write("import Foundation\nclass A: NSObject { @objc func go() {} }\n", to: "clean/A.swift")
        try workspace.write("let path = #keyPath(A.b)\n", to: "clean/main.swift")
        try workspace.write(
            "let package = Package(name: \"P\", targets: [.target(name: \"Kit\"), .target(name: \"App\", resources: [.process(\"a\")])])\n",
            to: "package/Package.swift")
        try workspace.write("public struct Kit { public init() {} }\n", to: "package/Sources/Kit/Kit.swift")
        try workspace.write("import Kit\nimport CoreFancy\nlet kit = Kit()\n", to: "package/Sources/App/App.swift")
        try workspace.write("import Foundation\nlet bundle = Bundle.module\n", to: "withResources/Sources/App/App.swift")
        try workspace.write(
            "let package = Package(name: \"P\", targets: [.target(name: \"App\", resources: [])])\n", to: "withResources/Package.swift")
        try workspace.write("nonsense\n", to: "package/Tests/KitTests/Tests.swift")
        try workspace.write("import Foundation\nlet x = HUGE\nfunc f() { object_setClass(x, y) }\n", to: "file.swift")
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        let environment = ["LAMINA_FLAGS": workspace.folder.appending(path: "flags").path]
        let check = try workspace.compile(["-lamina-check", "clean", "package", "file.swift"], environment)
        #expect(
            check.output == """
                paths  missing
                    1  CoreFancy        another framework     leave the parts out that need it
                    1  HUGE             missing here
                    1  object_setClass  cannot be rewritten   make an object of the other class
                    1  y                missing here
                1 of 3 clean, 1 with errors, 1 need another framework

                """)
        #expect(check.status == 1)
        #expect(try workspace.compile(["-lamina-check", "clean", "withResources"], environment).status == 0)
    }

    @Test
    func theProjectsInAFolderAreCheckedOneByOne() throws {
        let workspace = try Workspace()
        for name in ["One", "Two"] {
            for folder in ["\(name).xcodeproj", name, "Pods/Pods.xcodeproj"] {
                let place = workspace.folder.appending(path: "all/\(name)/\(folder)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            }
            // Two files of one name, and two classes, could not be in one module.
            try workspace.write("class A { let b: Missing\(name)? = nil }\n", to: "all/\(name)/\(name)/A.swift")
        }
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        let environment = ["LAMINA_FLAGS": workspace.folder.appending(path: "flags").path]
        let check = try workspace.compile(["-lamina-check", "--json", "all", "all/One"], environment)
        let results = try JSONDecoder().decode([Report].self, from: Data(check.output.utf8))
        #expect(results.map(\.path) == ["all", "all/One"])
        #expect(results.map(\.missing) == [["MissingOne", "MissingTwo"], ["MissingOne"]])
    }

    @Test
    func theModulesOfAPackageMayHaveFilesAndTypesOfOneName() throws {
        let workspace = try Workspace()
        for module in ["App", "Kit"] {
            let place = workspace.folder.appending(path: "package/Sources/\(module)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try workspace.write("struct Tool { let name = \"\(module)\" }\n", to: "package/Sources/\(module)/Tool.swift")
        }
        // The module that is needed stands last.
        let targets = #"[.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")]"#
        try workspace.write("let package = Package(name: \"P\", targets: \(targets))\n", to: "package/Package.swift")
        try workspace.write("open class Shape { public init() {}; public let part: MissingInKit? = nil }\n", to: "package/Sources/Kit/Shape.swift")
        try workspace.write("import Kit\nclass Box: Shape {}\nlet missing = [Box().hidden]\n", to: "package/Sources/App/main.swift")
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        let environment = ["LAMINA_FLAGS": workspace.folder.appending(path: "flags").path]
        let check = try workspace.compile(["-lamina-check", "--json", "package"], environment)
        let results = try JSONDecoder().decode([Report].self, from: Data(check.output.utf8))
        #expect(results.map(\.missing) == [["MissingInKit", "Shape.hidden"]])
    }

    private struct Report: Decodable {
        let path: String
        let verdict: String
        let missing: [String]
        let problem: String?
    }

    @Test
    func pathsThatCannotBeCheckedDoNotKeepTheOthersFromIt() throws {
        let workspace = try Workspace()
        for folder in ["empty", "loop"] {
            try FileManager.default.createDirectory(at: workspace.folder.appending(path: folder), withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            at: workspace.folder.appending(path: "loop/loop"), withDestinationURL: workspace.folder.appending(path: "loop"))
        try Data([0x6C, 0x65, 0x74, 0xFF, 0xFE]).write(to: workspace.folder.appending(path: "bytes.swift"))
        try workspace.write("let x = 1\n", to: "good.swift")
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        let environment = ["LAMINA_FLAGS": workspace.folder.appending(path: "flags").path]
        let paths = ["empty", "loop", "bytes.swift", "absent", "good.swift"]
        let list = try workspace.compile(["-lamina-check", "--json"] + paths + ["--refused", "project", "bad project"], environment)
        let results = try JSONDecoder().decode([Report].self, from: Data(list.output.utf8))
        #expect(list.status == 1)
        #expect(results.map(\.path) == paths + ["project"])
        #expect(results.map(\.verdict) == ["unreadable", "unreadable", "unreadable", "unreadable", "clean", "unreadable"])
        #expect(results[0].problem == "contains no Swift files" && results[1].problem == "contains no Swift files")
        #expect(results[2].problem?.hasSuffix("bytes.swift cannot be read as UTF-8") == true)
        #expect(results[3].problem == "no such file or folder" && results[4].problem == nil && results[5].problem == "bad project")
        let table = try workspace.compile(["-lamina-check", "empty", "good.swift"], environment)
        #expect(
            table.output == """
                empty: contains no Swift files
                1 of 2 clean, 0 with errors, 0 need another framework, 1 could not be checked

                """)
        #expect(table.status == 1)
    }

    @Test
    func aManifestTellsTheFoldersOfItsTargets() {
        let manifest = PackageManifest(
            text: """
                let package = Package(
                    name: "Hero",
                    products: [.library(name: "Hero", targets: ["Hero"])],
                    targets: [
                        .target(name: "Hero", path: "Code", resources: [.copy("a")]),
                        .executableTarget(
                            name: "Demo", dependencies: [.target(name: "Hero")], swiftSettings: [.swiftLanguageMode(.version("4.2")), .define("A")]),
                        .testTarget(name: "HeroTests", dependencies: [.target(name: "Hero")], path: "Tests"),
                    ])
                """)
        let hero = PackageManifest.Target(
            name: "Hero", path: "Code", hasResources: true, languageMode: nil, definitions: [], dependencies: [], isLibrary: true,
            headers: "Code/include", isSystemLibrary: false)
        let demo = PackageManifest.Target(
            name: "Demo", path: "Sources/Demo", hasResources: false, languageMode: "4.2", definitions: ["A"], dependencies: ["Hero"],
            isLibrary: false, headers: "Sources/Demo/include", isSystemLibrary: false)
        #expect(manifest.targets == [hero, demo])
    }

    @Test
    func aPathIsReportedUnderItsNameAndCheckedInItsMode() throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(at: workspace.folder.appending(path: "made/Sources/App"), withIntermediateDirectories: true)
        let target = ".target(name: \"App\", swiftSettings: [.swiftLanguageMode(.version(\"4\"))])"
        try workspace.write("let package = Package(name: \"P\", targets: [\(target)])\n", to: "made/Package.swift")
        try workspace.write("@available(swift, obsoleted: 4.2) func old() {}\nold()\n", to: "made/Sources/App/main.swift")
        try workspace.write("-I \(workspace.runtime[1])\n", to: "flags")
        let environment = ["LAMINA_FLAGS": workspace.folder.appending(path: "flags").path]
        let check = try workspace.compile(["-lamina-check", "--json", "--as", "App.xcodeproj", "made"], environment)
        #expect(try JSONDecoder().decode([Report].self, from: Data(check.output.utf8)).map(\.path) == ["App.xcodeproj"])
        #expect(check.status == 0, "\(check.output)")
    }
}
