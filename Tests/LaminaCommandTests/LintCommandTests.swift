import Foundation
import LaminaHistory
import LaminaPrimitives
import LaminaRun
import LaminaScene
import Testing
import TestSupport

/// The output and the exit code of `lamina lint`, for a stored run with a finding of cost alone.
@Suite struct LintCommandTests {
    private let folder: Folder
    private let file: String

    init() throws {
        folder = try Folder()
        file = folder.file("run.lamina")
        var mask = LayerState()
        (mask.bounds, mask.position, mask.backgroundColor) = (Rect(0, 0, 20, 20), Point(10, 10), .black)
        var state = mask
        state.backgroundColor = .white
        let root = LayerNode(id: LayerID(1), state: state, mask: LayerNode(id: LayerID(2), state: mask))
        let screen = History.Screen(width: 20, height: 20, scale: 1, background: .white, start: 1_000_000_000_000)
        var history = History(screen: screen, app: "Test", seed: 1)
        (history.duration, history.commits) = (2, [RenderTree(root: root, commitTime: 1000)])
        try Data(HistoryFile.bytes(of: history)).write(to: URL(filePath: file))
    }

    @Test(arguments: [[], ["--rules", "mistake"], ["--rules", "snaps-back,accessibility"]]) func aCostAloneIsNoFailure(options: [String]) throws {
        let result = try Tool.run(["lint", file] + options)
        #expect(result.status == RunStatus.success.rawValue)
        #expect(result.output.contains("[corner-mask]") == options.isEmpty)
    }

    @Test(arguments: ["corner-mask", "cost", "mistake, cost"]) func aNamedRuleDecidesTheExitCode(rules: String) throws {
        let result = try Tool.run(["lint", file, "--rules", rules, "--json"])
        #expect(result.status == RunStatus.failure.rawValue)
        let findings = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["corner-mask"])
        #expect(findings.first?["severity"] as? String == "cost")
    }
}
