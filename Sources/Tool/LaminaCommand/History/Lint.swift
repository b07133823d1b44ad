import ArgumentParser
import Foundation
import LaminaHistory
import LaminaRun
import LaminaScene

/// The command `lamina lint`: finds likely mistakes in the animations of a run.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds likely mistakes in the animations of an app's run.",
        discussion: """
            The app runs under the simulated clock, as for a film, and its recorded run is examined; the file of a run may be given instead. The exit code is \
            1 when something is found.

            snaps-back            an animation ends, and the old value shows, because the model was not changed
            fill-without-keeping  a fill mode after the end, of an animation that is removed then
            keeping-without-fill  an animation that stays after its end and shows nothing
            begin-time            a beginTime that is no time of the layer, or none of its group
            key-path              a key path without a property
            added-again           an endless animation that is added while it runs
            """)

    @OptionGroup
    var app: AppArgument

    @OptionGroup
    var options: RecordingOptions

    @Flag(help: "Print the findings as a JSON list.")
    var json = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let history = try options.history(of: app, arguments: appArguments)
            let findings = history.findings.map { Report($0, in: history) }
            print(json ? try Self.json(findings) : (findings.map(\.text) + [Self.count(findings.count)]).joined(separator: "\n"))
            if !findings.isEmpty { throw ExitCode(RunStatus.failure.rawValue) }
        }
    }

    private static func count(_ count: Int) -> String {
        switch count {
        case 0: "nothing found"
        case 1: "1 finding"
        default: "\(count) findings"
        }
    }

    private static func json(_ findings: [Report]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(findings), as: UTF8.self)
    }

    /// A finding with the names of its layer.
    struct Report: Encodable {
        let rule: String
        let time: Double
        let layer: UInt64
        let layerName: String
        let sentence: String
        let cure: String

        init(_ finding: LintFinding, in history: History) {
            (rule, layer, layerName) = (finding.rule.rawValue, finding.layer.number, history.layerTitle(finding.layer))
            (time, sentence, cure) = ((finding.time * 1e6).rounded() / 1e6, finding.sentence, finding.cure)
        }

        var text: String { "\(String(format: "%.4f s", time))  \(layerName)  [\(rule)]\n  \(sentence)\n  \(cure)\n" }
    }
}
