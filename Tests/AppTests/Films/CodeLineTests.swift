import Foundation
import Testing

/// The lines of code that a recorded run names for the animations of an app.
@Suite(.serialized) struct CodeLineTests {
    private let lamina: Lamina
    private static let probe = Lamina.app("LineProbe")

    init() throws { lamina = try Lamina() }

    private static let names = ["explicit", "implicit", "snap", "alpha", "center", "constraint", "nested", "spring", "custom", "thread", "task"]

    @Test func eachAnimationHasTheLineThatAddsIt() throws {
        let animations = try recordedAnimations(of: Self.probe)
        #expect(Set(animations.map(\.name)) == Set(Self.names))
        // The animator that pauses adds its animation anew, and the spring has one for each axis.
        #expect(animations.count { $0.name == "center" } == 2)
        #expect(animations.count { $0.name == "spring" } == 2)
        for animation in animations { #expect(animation.line == (try Self.line(of: animation.name)), "\(animation.name)") }
    }

    @Test func theSameRunHasTheSameBytes() throws {
        let other = lamina.folder.file("LineProbe")
        try FileManager.default.copyItem(atPath: Self.probe, toPath: other)
        _ = try recordedAnimations(of: Self.probe)
        let first = try Data(contentsOf: URL(filePath: lamina.folder.file("run.lamina")))
        _ = try recordedAnimations(of: other)
        #expect(try Data(contentsOf: URL(filePath: lamina.folder.file("run.lamina"))) == first)
    }

    @Test func aFindingNamesTheLineInTextAndJSON() throws {
        let line = try Self.line(of: "snap")
        let text = try lamina.run(["lint", Self.probe, "--duration", "3", "--rules", "snaps-back"])
        #expect(text.text.contains(/1\.50\d\d s  CALayer “snap” #\d+  \[snaps-back\]  Snap\.swift:\d+\n/), "\(text.text)")
        let json = try lamina.run(["lint", Self.probe, "--duration", "3", "--rules", "snaps-back", "--json"])
        let findings = try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [[String: Any]])
        #expect(findings.map { $0["line"] as? String } == [line])
        #expect(text.text.contains(line))
    }

    @Test func theTableOfAnimationsHasTheirLines() throws {
        _ = try recordedAnimations(of: Self.probe)
        let text = try lamina.run(["history", "run.lamina"]).text
        let row = text.split(separator: "\n").first { $0.contains("“snap”") }
        #expect(row?.hasSuffix("  \(try Self.line(of: "snap"))") == true, "\(text)")
    }

    @Test func withoutSymbolsTheLinesAreMissingAndNothingElse() throws {
        let stripped = lamina.folder.file("LineProbe")
        let result = try Program("/usr/bin/env", ["strip", "-o", stripped, Self.probe], in: lamina.folder).result()
        try #require(result.status == 0, "\(result.errors)")
        let animations = try recordedAnimations(of: stripped)
        #expect(Set(animations.map(\.name)) == Set(Self.names))
        #expect(animations.allSatisfy { $0.line == nil })
    }

    @Test(arguments: [["addr2line"], []]) func anotherSymbolizerFindsTheSameLines(programs: [String]) throws {
        // A search path with nothing but these programs, and the one that limits the test's time.
        for name in programs + ["timeout"] {
            try FileManager.default.createSymbolicLink(atPath: lamina.folder.file(name), withDestinationPath: "/usr/bin/\(name)")
        }
        let animations = try recordedAnimations(of: Self.probe, environment: ["PATH": lamina.folder.path])
        let expected: [String?] = try animations.map { programs.isEmpty ? nil : try Self.line(of: $0.name) }
        #expect(animations.map(\.line) == expected)
        #expect(Set(animations.map(\.name)) == Set(Self.names))
    }

    private struct RecordedLine {
        let name: String
        let line: String?
    }

    /// Records an app for two seconds, and returns the animations of its named layers.
    private func recordedAnimations(of app: String, environment: [String: String] = [:]) throws -> [RecordedLine] {
        let result = try lamina.run(["record", app, "-o", "run.lamina", "--overwrite", "--duration", "2"], environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        let json = try lamina.run(["history", "run.lamina", "--json"]).text
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        return try #require(report["animations"] as? [[String: Any]]).compactMap { animation in
            // The name is in quotation marks, as in `CALayer “snap” #7`.
            guard let parts = (animation["layerName"] as? String)?.split(separator: /[“”]/), parts.count == 3 else { return nil }
            return RecordedLine(name: String(parts[1]), line: animation["line"] as? String)
        }
    }

    /// The line of the app that ends with a name as its comment.
    private static func line(of name: String) throws -> String {
        for file in ["LineProbe.swift", "Snap.swift"] {
            let source = try String(contentsOf: Repository.root.appending(path: "Tests/Support/LineProbe/\(file)"), encoding: .utf8)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            if let index = lines.firstIndex(where: { $0.hasSuffix("  // \(name)") }) { return "\(file):\(index + 1)" }
        }
        throw NoSuchLine(name: name)
    }

    private struct NoSuchLine: Error { let name: String }
}

extension Program.Result {
    fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}
