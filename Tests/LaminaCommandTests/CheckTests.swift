import Foundation
import Testing

struct CheckTests {
    @Test
    func aPathWithoutSourceIsRefused() throws {
        let result = try Tool.run(["check", "/nowhere/app"])
        #expect(result.status == 66)
        #expect(result.errors.contains("/nowhere/app: no such file or folder"))
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
