import Foundation
import Testing

/// The programs of graphics devices are part of the repository, so that building needs no shader compiler.
@Suite struct ShaderTests {
    private static let compiler = ["/usr/bin/glslangValidator", "/usr/local/bin/glslangValidator"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    private static let stored = Repository.root.appending(path: "Sources/Devices/CLaminaVulkan/Shaders/Tiles.h")

    /// Another version of the compiler makes other, equally good words.
    @Test(.enabled(if: compiler != nil, "there is no glslangValidator (Debian: glslang-tools)"))
    func theStoredProgramIsTheOneThatTheSourceGives() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Repository.root.appending(path: "scripts/shaders")
        process.arguments = [folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let (made, kept) = (
            try String(contentsOf: folder.appending(path: "Tiles.h"), encoding: .utf8), try String(contentsOf: Self.stored, encoding: .utf8)
        )
        guard made.prefix(while: { $0 != "\n" }) == kept.prefix(while: { $0 != "\n" }) else { return }
        #expect(made == kept, "run scripts/shaders")
    }

    /// A comment that says what the numbers of the blend modes are in the rules would be forgotten; this is not.
    @Test func theRulesNumberTheBlendModesAsBlendModeDoes() throws {
        let rules = try String(contentsOf: Repository.root.appending(path: "Sources/Core/CLaminaRules/include/BlendRules.h"), encoding: .utf8)
        let numbers = rules.matches(of: /#define (\w+)Mode (\d+)\n/).map { (String($0.1), Int($0.2)) }
        let modes = try String(contentsOf: Repository.root.appending(path: "Sources/Core/LaminaPrimitives/Color/BlendMode.swift"), encoding: .utf8)
        let cases = modes.matches(of: /\n    case (\w+)/).map { String($0.1) }
        #expect(numbers.map(\.0) == cases && numbers.map(\.1) == Array(0..<cases.count))
    }
}
