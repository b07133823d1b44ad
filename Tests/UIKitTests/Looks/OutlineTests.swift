import Foundation
import Testing
import UIKit

/// Compares the parts of system views with stored lines; `LAMINA_WRITE_GOLDENS=1` stores them.
@Suite(.serialized) @MainActor
struct OutlineTests {
    nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Outlines")

    @Test(arguments: OutlineScene.allCases)
    func aSystemViewHasItsPartsAtTheirPlaces(scene: OutlineScene) throws {
        let file = Self.folder.appending(path: scene.rawValue + ".txt")
        let lines = scene.lines()
        if ProcessInfo.processInfo.environment["LAMINA_WRITE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        for (line, expected) in zip(lines, stored) where line != expected {
            Issue.record("is \(line.trimmingCharacters(in: .whitespaces)), not \(expected.trimmingCharacters(in: .whitespaces))")
            return
        }
        #expect(lines.count == stored.count)
    }
}
