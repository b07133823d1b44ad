import Foundation
import Testing

struct CheckTests {
    @Test
    func aPathWithoutSourceIsReportedBesideTheOthers() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "Bad.xcodeproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.swift")
        try Data("let x = UNHEARD\n".utf8).write(to: file)
        let result = try Tool.run(
            ["check", "/nowhere/app", folder.path, file.path], environment: ["LAMINA_CACHE": folder.appending(path: "cache").path])
        #expect(result.status == 1)
        #expect(result.output.contains("/nowhere/app: no such file or folder\n\(folder.path): "))
        #expect(result.output.contains("UNHEARD"))
        #expect(result.output.hasSuffix("0 of 3 clean, 1 with errors, 0 need another framework, 2 could not be checked\n"))
    }

    @Test
    func aFileIsCheckedByTheCompilerBesideTheTool() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.swift")
        try Data("import Foundation\nlet path = #keyPath(A.b)\nlet x = UNHEARD\n".utf8).write(to: file)
        let result = try Tool.run(["check", "--json", file.path], environment: ["LAMINA_CACHE": folder.appending(path: "cache").path])
        #expect(result.status == 1)
        #expect(result.output.contains("\"missing\" : [\n      \"UNHEARD\"\n    ]"))
        #expect(result.output.contains("\"verdict\" : \"errors\""))
    }
}
