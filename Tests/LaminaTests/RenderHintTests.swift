import Foundation
import LaminaRun
import Testing

@testable import Lamina

struct RenderHintTests {
    private func hint(_ start: String, path: String = "/nowhere") -> String {
        RenderHint(nil, environment: ["PATH": path], arguments: [start]).text
    }

    @Test func theHintRepeatsTheToolsCommandLine() {
        let words = RunRequest.Words(tool: "./lamina", app: "FlipClock")
        #expect(
            RenderHint(words, environment: [:], arguments: ["x"]).text
                == "`./lamina render FlipClock -o FlipClock.mp4` renders a film without a display")
    }

    @Test func wordsWithShellCharactersAreQuoted() {
        let words = RunRequest.Words(tool: "lamina", app: "my apps/Bob's $App")
        let quoted = #"`lamina render 'my apps/Bob'\''s $App' -o 'Bob'\''s $App.mp4'` renders a film without a display"#
        #expect(RenderHint(words, environment: [:], arguments: []).text == quoted)
    }

    @Test func aToolOnThePathIsNamedWithoutItsFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hint-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/lamina", withDestinationPath: "/bin/true")
        #expect(hint("./MyApp", path: "/bin:\(folder.path)").hasPrefix("`lamina render ./MyApp -o MyApp.mp4` renders"))
        #expect(hint("\(folder.path)/MyApp").hasPrefix("`\(folder.path)/lamina render \(folder.path)/MyApp -o MyApp.mp4` renders"))
    }

    @Test func withoutAToolTheHintMentionsTheInstallScript() {
        #expect(
            hint("apps/MyApp")
                == "`lamina render apps/MyApp -o MyApp.mp4` renders a film without a display, after Lamina's scripts/install has installed the tool")
    }

    @Test func anAppFoundOnThePathIsNamedByItsAbsolutePath() throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #expect(hint("MyApp").contains(" render \(own) "))
    }
}
