import Foundation
import Testing

struct CompilerTests {
    @Test
    func aProgramWithSelectorsAndOptionalRequirementsRuns() throws {
        let workspace = try Workspace()
        try workspace.write(SampleProgram.player, to: "Player.swift")
        try workspace.write(SampleProgram.main, to: "main.swift")
        let compiled = try workspace.compile(
            ["-module-name", "App", "-swift-version", "5", "Player.swift", "main.swift", "-o", "app"] + workspace.runtime)
        #expect(compiled.status == 0, "\(compiled.output)")
        let run = try workspace.run(workspace.folder.appending(path: "app"))
        #expect(run.output == SampleProgram.output + "\n")
        #expect(run.status == 0)
    }

    @Test
    func aProgramWithKeysAndObserversRuns() throws {
        let workspace = try Workspace()
        try workspace.write(ObservingProgram.main, to: "main.swift")
        let compiled = try workspace.compile(["-module-name", "App", "-swift-version", "5", "main.swift", "-o", "app"] + workspace.runtime)
        #expect(compiled.status == 0, "\(compiled.output)")
        let run = try workspace.run(workspace.folder.appending(path: "app"))
        #expect(run.output == ObservingProgram.output + "\n")
        #expect(run.status == 0)
    }

    @Test(arguments: ["5", "6"])
    func functionsOfTestsOnTheMainActorCanBeCastAsXCTestDoes(version: String) throws {
        let workspace = try Workspace()
        try workspace.write(
            """
            @MainActor class A { nonisolated init() {}; func testB() { print("b") } }
            class C { func testD() throws { print("d") } }
            extension A { static nonisolated(unsafe) let __allTests__A = [("testB", testB)] }
            extension C { static nonisolated(unsafe) let __allTests__C = [("testD", testD)] }
            func run<Case>(_ test: Any, _ value: Case) throws { try (test as! (Case) -> () throws -> Void)(value)() }
            try run(A.__allTests__A[0].1, A())
            try run(C.__allTests__C[0].1, C())
            """, to: "main.swift")
        let compiled = try workspace.compile(["-module-name", "App", "-swift-version", version, "main.swift", "-o", "app"] + workspace.runtime)
        #expect(compiled.status == 0, "\(compiled.output)")
        #expect(try workspace.run(workspace.folder.appending(path: "app")).output == "b\nd\n")
    }

    @Test
    func messagesOfTheCompilerNameTheOriginalFileAndLine() throws {
        let workspace = try Workspace()
        let path = try workspace.write("import Foundation\n@objc\nclass A: NSObject {\n    let x: Int = \"text\"\n}\n", to: "Wrong.swift")
        let compiled = try workspace.compile(["-typecheck", "-parse-as-library", path])
        #expect(compiled.status != 0)
        #expect(compiled.output.contains("Wrong.swift:4:18: error:"))
        #expect(!compiled.output.contains("/cache/"))
    }

    @Test
    func aConstructThatCannotBeRewrittenEndsTheCallWithAnError() throws {
        let workspace = try Workspace()
        let path = try workspace.write("import Foundation\nfunc f() {\n  method_exchangeImplementations(a, b)\n}\n", to: "Swizzle.swift")
        let compiled = try workspace.compile(["-typecheck", "-parse-as-library", path])
        #expect(compiled.status == 1)
        #expect(compiled.output.hasPrefix("\(path):3:3: error: `method_exchangeImplementations`: "))
        #expect(compiled.output.split(separator: "\n").count == 1)
        // The answer from the cache is the same.
        #expect(try workspace.compile(["-typecheck", "-parse-as-library", path]) == compiled)
    }

    @Test
    func questionsAreAnsweredByTheToolchainsCompiler() throws {
        let workspace = try Workspace()
        let answer = try workspace.compile(["-print-target-info"])
        #expect(answer.status == 0 && answer.output.contains("\"triple\""))
    }

    @Test
    func aModuleIsFoundThroughTheIndexBesideItsModuleFile() throws {
        let workspace = try Workspace()
        let library = """
            import Foundation
            @objc public protocol Listener { @objc optional func heard(_ word: String, from place: Int) -> Bool }
            open class Speaker: NSObject {
                public weak var listener: Listener?
                @objc(speakUp:) open func speak(_ word: String) {}
            }
            """
        try workspace.write(library, to: "Library.swift")
        let modules = workspace.folder.appending(path: "modules").path
        let built = try workspace.compile(
            [
                "-module-name", "Library", "-parse-as-library", "-swift-version", "5", "-emit-module", "-emit-module-path",
                modules + "/Library.swiftmodule",
            ]
                + ["Library.swift", "-I", modules])
        #expect(built.status == 0, "\(built.output)")
        #expect(FileManager.default.fileExists(atPath: modules + "/Library.laminaindex"))
        let client = """
            import Library
            struct Selector { init(_ name: String) {} }
            class Friend: Speaker, Listener {
                func heard(_ word: String, from place: Int) -> Bool { listener?.heard?(word, from: place) ?? false }
                let selector = #selector(speak)
            }
            """
        try workspace.write(client, to: "Client.swift")
        let typechecked = try workspace.compile(["-typecheck", "-parse-as-library", "-swift-version", "5", "Client.swift", "-I", modules])
        #expect(typechecked.status == 0, "\(typechecked.output)")
        let texts = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path).filter { $0.hasSuffix("/Client.swift") }
        let text = try String(contentsOf: workspace.folder.appending(path: try #require(texts.first)), encoding: .utf8)
        #expect(text.contains("Selector(\"speakUp:\")") && text.contains("lamina$Friend") == false)
    }

    @Test
    func aChangeCompilesTheFilesThatItConcerns() throws {
        let workspace = try Workspace()
        let volume = { (number: Int) in "import Foundation\n@objcMembers class A: NSObject { var volume: Int { \(number) } }\n" }
        let user = try workspace.write("import Foundation\nlet name = #keyPath(A.volume)\n", to: "User.swift")
        let changed = try workspace.write(volume(1), to: "A.swift")
        let folder = workspace.folder.path
        var outputs = ["": ["swift-dependencies": "\(folder)/all.priors"]]
        for (source, name) in [(user, "User"), (changed, "A")] {
            outputs[source] = ["object": "o", "swift-dependencies": "swiftdeps", "dependencies": "d"].mapValues { "\(folder)/\(name).\($0)" }
        }
        let map = try workspace.write(String(decoding: JSONEncoder().encode(outputs), as: UTF8.self), to: "map.json")
        // An object stays as it is when the same code is compiled again; the list of the files that it depends on does not.
        func dates() throws -> [Date?] {
            try ["User", "A"].map {
                try FileManager.default.attributesOfItem(atPath: "\(folder)/\($0).d")[.modificationDate] as? Date
            }
        }
        let call = ["-c", "-incremental", "-emit-dependencies", "-parse-as-library", "-module-name", "M", "-output-file-map", map, user, changed]
        let first = try workspace.compile(call + workspace.runtime.filter { !$0.hasSuffix(".o") })
        try #require(first.status == 0, "\(first.output)")
        let before = try dates()
        try workspace.write(volume(2), to: "A.swift")
        let second = try workspace.compile(call + workspace.runtime.filter { !$0.hasSuffix(".o") })
        try #require(second.status == 0, "\(second.output)")
        let after = try dates()
        #expect(after[0] == before[0] && after[1] != before[1])
        // The other file is now another text, which only the rewriting knows.
        try workspace.write("import Foundation\n@objcMembers class A: NSObject { @objc(loudness) var volume: Int { 2 } }\n", to: "A.swift")
        let third = try workspace.compile(call + workspace.runtime.filter { !$0.hasSuffix(".o") })
        try #require(third.status == 0, "\(third.output)")
        #expect(try Data(contentsOf: URL(filePath: "\(folder)/User.o")).range(of: Data("loudness".utf8)) != nil)
    }

    @Test
    func anObjectIsMadeAnewWhenItsRewritingChangesWithoutItsSource() throws {
        let workspace = try Workspace()
        let user = try workspace.write("import Foundation\nlet name = #keyPath(A.volume)\n", to: "User.swift")
        let dependencies = try workspace.write("", to: "User.swiftdeps")
        let map = try workspace.write("{\"\(user)\": {\"swift-dependencies\": \"\(dependencies)\"}}", to: "map.json")
        let call = ["-typecheck", "-parse-as-library", "-output-file-map", map, user, "A.swift"]
        try workspace.write("import Foundation\n@objcMembers class A: NSObject { var volume = 1 }\n", to: "A.swift")
        _ = try workspace.compile(call + workspace.runtime.prefix(2))
        try workspace.write("", to: "User.swiftdeps")
        _ = try workspace.compile(call + workspace.runtime.prefix(2))
        #expect(FileManager.default.fileExists(atPath: dependencies))
        try workspace.write("import Foundation\nclass A: NSObject { @objc(loudness) var volume = 1 }\n", to: "A.swift")
        _ = try workspace.compile(call + workspace.runtime.prefix(2))
        #expect(!FileManager.default.fileExists(atPath: dependencies))
    }
}
