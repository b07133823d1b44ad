import Foundation
import Testing
import UIKit

/// Compares journals with stored lines; `LAMINA_WRITE_GOLDENS=1` stores them.
@Suite(.serialized) @MainActor
struct JournalTests {
    nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lines")

    /// The journals by their names.
    enum Story: String, CaseIterable {
        case table, tableEditing, flow, compositional, scroll, controls, gestures, animations, navigation, containers, text, stacks, drawing
    }

    @Test(arguments: Story.allCases)
    func aStoryGoesOnAsBefore(story: Story) throws {
        let lines = Self.lines(of: story).map { $0.replacing("\n", with: "\\n") }
        let file = Self.folder.appending(path: story.rawValue + ".txt")
        if ProcessInfo.processInfo.environment["LAMINA_WRITE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        for (number, (line, expected)) in zip(lines, stored).enumerated() where line != expected {
            Issue.record("line \(number + 1) is \(line), not \(expected)")
            return
        }
        #expect(lines.count == stored.count)
    }

    private static func lines(of story: Story) -> [String] {
        switch story {
        case .table: TableStory().told()
        case .tableEditing: TableStory().toldOfEditing()
        case .flow: CollectionStory(.flow).told()
        case .compositional: CollectionStory(.compositional).told()
        case .scroll: ScrollStory().told()
        case .controls: ControlStory().told()
        case .gestures: GestureStory().told()
        case .animations: AnimationStory().told()
        case .navigation: ControllerStory().told()
        case .containers: ControllerStory().toldOfContainers()
        case .text: TextStory().told()
        case .stacks: StackStory().told()
        case .drawing: DrawingStory().told()
        }
    }
}
