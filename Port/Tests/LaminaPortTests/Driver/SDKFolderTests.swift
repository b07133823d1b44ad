import Foundation
import Testing

/// `lamina-swiftc` in the folder of an SDK.
struct SDKFolderTests {
    /// Copies the compiler into an SDK with the given files.
    private func sdk(in workspace: borrowing Workspace, _ files: [String: String]) throws -> URL {
        let folder = workspace.folder.appending(path: "sdk")
        for place in ["bin", "lib", "indices"] {
            try FileManager.default.createDirectory(at: folder.appending(path: place), withIntermediateDirectories: true)
        }
        for (path, text) in files { try workspace.write(text, to: "sdk/\(path)") }
        let compiler = folder.appending(path: "bin/swiftc")
        try Workspace.placeCompiler(at: compiler)
        return compiler
    }

    @Test
    func theCompilerReadsItsArgumentsBesideItself() throws {
        let workspace = try Workspace()
        let compiler = try sdk(in: workspace, ["swiftc.flags": "-I\n${SDK}/modules\n-DFROM_SDK\n"])
        let path = try workspace.write("#if FROM_SDK\nlet x: Int = \"wrong\"\n#endif\n", to: "a.swift")
        let found = try workspace.run(compiler, ["-typecheck", path])
        #expect(found.output.contains("a.swift:2:14: error:"))
        // A call that compiles nothing gets no arguments.
        #expect(try workspace.run(compiler, ["-print-target-info"]).status == 0)
    }

    @Test
    func theVersionNamesTheInstallation() throws {
        let workspace = try Workspace()
        let compiler = try sdk(in: workspace, ["lib/libLaminaFrameworks.so": "a"])
        let first = try workspace.run(compiler, ["-version"])
        #expect(first.status == 0 && first.output.hasPrefix("Lamina SDK ") && first.output.contains("Swift version"))
        try workspace.write("ab", to: "sdk/lib/libLaminaFrameworks.so")
        #expect(try workspace.run(compiler, ["-version"]).output != first.output)
        #expect(!(try workspace.compile(["-version"]).output.contains("Lamina")))
    }

    @Test
    func aFolderInThePathIsNotTakenForTheCompiler() throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(at: workspace.folder.appending(path: "places/swiftc"), withIntermediateDirectories: true)
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        let answer = try workspace.compile(["-version"], ["PATH": "\(workspace.folder.path)/places:\(path)"])
        #expect(answer.status == 0 && answer.output.contains("Swift version"), "\(answer.output)")
    }

    @Test
    func programsFindTheSharedLibraryOfAnSDKThatWasMoved() throws {
        let workspace = try Workspace()
        let built = try workspace.run(
            try sdk(in: workspace, [:]), ["-emit-library", "-parse-as-library", try library(workspace), "-o", "sdk/lib/libLaminaFrameworks.so"])
        #expect(built.status == 0, "\(built.output)")
        try FileManager.default.moveItem(at: workspace.folder.appending(path: "sdk"), to: workspace.folder.appending(path: "moved"))
        let program = try workspace.write("@_silgen_name(\"answer\") func answer() -> Int\nprint(answer())\n", to: "main.swift")
        let linked = try workspace.run(workspace.folder.appending(path: "moved/bin/swiftc"), [program, "-o", "app"])
        #expect(linked.status == 0, "\(linked.output)")
        #expect(try workspace.run(workspace.folder.appending(path: "app")).output == "42\n")
        let alone = try workspace.run(workspace.folder.appending(path: "moved/bin/swiftc"), [program, "-static-stdlib", "-o", "app"])
        #expect(alone.status == 1 && alone.output.contains("leave --static-swift-stdlib out"))
    }

    @Test
    func aProgramNeedsTheLibraryOfTheStandInsOnlyWhenItUsesIt() throws {
        let workspace = try Workspace()
        let compiler = try sdk(in: workspace, [:])
        let place = try workspace.write("@_silgen_name(\"place\") public func place() -> Int { 7 }\n", to: "Place.swift")
        for (source, name) in [(try library(workspace), "LaminaFrameworks"), (place, "LaminaStandIns")] {
            let built = try workspace.run(compiler, ["-emit-library", "-parse-as-library", source, "-o", "sdk/lib/lib\(name).so"])
            #expect(built.status == 0, "\(built.output)")
        }
        for name in ["answer", "place"] {
            let program = try workspace.write("@_silgen_name(\"\(name)\") func call() -> Int\nprint(call())\n", to: "main.swift")
            let linked = try workspace.run(compiler, [program, "-o", name])
            #expect(linked.status == 0, "\(linked.output)")
        }
        #expect(try workspace.run(workspace.folder.appending(path: "place")).output == "7\n")
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "sdk/lib/libLaminaStandIns.so"))
        #expect(try workspace.run(workspace.folder.appending(path: "answer")).output == "42\n")
        #expect(try workspace.run(workspace.folder.appending(path: "place")).status != 0)
    }

    private func library(_ workspace: borrowing Workspace) throws -> String {
        try workspace.write("@_silgen_name(\"answer\") public func answer() -> Int { 42 }\n", to: "Library.swift")
    }

    @Test
    func theViewOfALibraryForSwiftUIIsLeftOut() throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(at: workspace.folder.appending(path: "app"), withIntermediateDirectories: true)
        let view = try workspace.write(
            "import Foundation\nimport SwiftUI\nstruct Wrapper: View { var body: some View { Text(\"\") } }\n", to: "app/Wrapper.swift")
        let own = try workspace.write("import Foundation\nclass Own: NSObject { @objc func go() {} }\n", to: "app/Own.swift")
        let compiled = try workspace.compile(["-typecheck", "-parse-as-library", view, own, "-I", workspace.runtime[1]])
        #expect(compiled.status == 0)
        let warning = "`Wrapper`: needs SwiftUI, which is not here; the rest of the module is built without it"
        #expect(compiled.output == "\(view):3:1: warning: \(warning)\n")
        let report = try workspace.compile(["-lamina-check", "app"]).output.split(separator: "\n")
        #expect(report.contains { $0.contains("SwiftUI") && $0.contains("another framework") }, "\(report)")
    }
}
