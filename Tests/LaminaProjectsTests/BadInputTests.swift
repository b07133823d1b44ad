import Foundation
import LaminaProjects
import Testing

/// Files that no project should be: an error with a type, never the end of the program.
struct BadInputTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift")
    }

    private func read(_ text: String) throws -> ProjectApp {
        try folder.write("Shop.xcodeproj/project.pbxproj", text)
        return try ProjectReader.read(folder["Shop.xcodeproj"])
    }

    private func error(of text: String) -> ProjectError? { #expect(throws: ProjectError.self) { try read(text) } }

    private var file: String { folder["Shop.xcodeproj/project.pbxproj"] }

    @Test func aPrefixOfAProjectIsUnreadable() throws {
        let text = SampleProject.simple().text
        for length in stride(from: 0, to: text.count - 2, by: 37) {
            guard case .unreadable(file, _)? = error(of: String(text.prefix(length))) else { Issue.record("prefix \(length)"); return }
        }
    }

    @Test func conflictMarksAreNamedWithTheirLine() throws {
        let lines = SampleProject.simple().text.replacing("objects = {", with: "objects = {\n<<<<<<< HEAD\n=======\n>>>>>>> branch")
        #expect(error(of: lines) == .conflictMarks(file: file, line: 5))
    }

    @Test func aMissingFileIsNotFound() throws {
        try folder.touch("Empty.xcodeproj/x")
        #expect(throws: ProjectError.notFound(path: folder["Empty.xcodeproj/project.pbxproj"])) { try ProjectReader.read(folder["Empty.xcodeproj"]) }
    }

    @Test(arguments: ["(a, b)", "text", "{ }", "{ objects = (a); }", "{\"objects\": {}}", "<?xml version=\"1.0\"?><plist><array/></plist>"])
    func anotherValueIsNoProject(text: String) throws { _ = error(of: text) }

    @Test func objectsThatTheProjectCannotDoWithoutAreNamed() throws {
        let text = SampleProject.simple().text
        #expect(error(of: text.replacing("rootObject = ROOT", with: "rootObject = R2")) == .missingObject(file: file, object: "R2"))
        #expect(
            error(of: text.replacing("rootObject = ROOT", with: "rootObject = MAIN"))
                == .wrongObject(file: file, object: "MAIN", found: "PBXGroup"))
        #expect(error(of: text.replacing("mainGroup = MAIN", with: "mainGroup = M2")) == .missingObject(file: file, object: "M2"))
    }

    @Test func aGroupThatContainsItselfIsAnError() throws {
        var project = SampleProject.simple()
        project.children.append("G")
        project.objects += "G = {isa = PBXGroup; children = (H); }; H = {isa = PBXGroup; children = (G); };\n"
        #expect(error(of: project.text) == .groupCycle(file: file, object: "G"))
    }

    @Test func twentyThousandNestedGroupsAreRead() throws {
        var project = SampleProject()
        project.addFile("F", "main.swift", isInGroup: false)
        project.children = ["G0"]
        for index in 0..<20_000 { project.objects += "G\(index) = {isa = PBXGroup; children = (G\(index + 1)); };\n" }
        project.objects += "G20000 = {isa = PBXGroup; children = (F); };\n"
        #expect(try read(project.text).app.sources == [folder["main.swift"]])
    }

    @Test func aMillionObjectsAreReadInSeconds() throws {
        var text = SampleProject.simple().text
        let many = (0..<1_000_000).map { "z\($0)={};" }.joined()
        text.replace("objects = {", with: "objects = {\n" + many)
        let start = ContinuousClock.now
        #expect(try read(text).app.sources == [folder["main.swift"]])
        print("1,000,000 objects: \(ContinuousClock.now - start)")
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test(arguments: ["../outside.swift", "/etc/hostname", "../../../../../../../../../../etc/hostname", "~/x.swift", "a/../../b.swift", ""])
    func referencesOutsideTheFolderAreReadOrReported(path: String) throws {
        var project = SampleProject.simple()
        project.addFile("OUT", path)
        let app = try read(project.text)
        #expect(app.app.sources.contains(folder["main.swift"]))
    }

    @Test func aFileOfGigabytesIsNotRead() throws {
        try folder.touch("Shop.xcodeproj/project.pbxproj")
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        try handle.truncate(atOffset: 1 << 33)
        try handle.close()
        #expect(throws: ProjectError.tooLarge(file: file, bytes: 1 << 33, limit: 16 << 20)) { try ProjectReader.read(folder["Shop.xcodeproj"]) }
    }

    @Test func deepPropertyListsAreUnreadable() throws {
        for depth in [1_000, 1_000_000] {
            guard case .unreadable? = error(of: String(repeating: "(", count: depth)) else { Issue.record("depth \(depth)"); return }
        }
    }

    @Test func namesMayContainSpacesQuotesAndLineBreaks() throws {
        let name = "a \"b\" 'c'\n$(rm -rf)`d`\\"
        try folder.touch("\(name)/\(name).swift")
        var project = SampleProject()
        project.target = name
        project.addFile("F", "\(name)/\(name).swift")
        project.addFile("GONE", name + ".png")
        let app = try read(project.text)
        #expect(app.app.sources == [folder["\(name)/\(name).swift"]])
        #expect(app.app.target == name)
        #expect(app.warnings.allSatisfy { !$0.contains("\n") })
    }

    @Test func fieldsOfOtherTypesAreIgnored() throws {
        for field in ["children", "files", "buildPhases", "targets", "buildConfigurations", "buildSettings", "path", "name", "isa"] {
            let text = SampleProject.simple().text
            for value in ["{ a = b; }", "(a, (b))", "<00ff>", "\"\""] {
                let changed = text.replacing(try Regex("\(field) = (\\([^)]*\\)|\\{[^}]*\\}|[^;]*);"), with: "\(field) = \(value);")
                // Both outcomes are right; the program must not end.
                _ = try? read(changed)
            }
        }
    }

    @Test func aFileOfRandomChangesGivesAnAppOrAnError() throws {
        var random = Stepper(state: 7)
        let original = Array(SampleProject.simple().text.utf8)
        try folder.touch("Shop.xcodeproj/project.pbxproj")
        for _ in 0..<300 {
            var bytes = original
            for _ in 0..<1 + random.next() % 4 { bytes[random.next() % bytes.count] = UInt8(truncatingIfNeeded: random.next()) }
            try Data(bytes).write(to: URL(filePath: file))
            // Both outcomes are right, and the error's type is checked by the compiler.
            do throws(ProjectError) { _ = try ProjectReader.read(folder["Shop.xcodeproj"]) } catch { #expect(!error.description.isEmpty) }
        }
    }

    /// A small generator that gives the same numbers in every run.
    private struct Stepper {
        var state: UInt64
        mutating func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33)
        }
    }
}
