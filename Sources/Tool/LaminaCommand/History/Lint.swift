import ArgumentParser
import Foundation
import LaminaHistory
import LaminaProcess
import LaminaRun
import LaminaScene

/// The command `lamina lint`: finds likely mistakes in the animations of a run.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds likely mistakes in the animations of an app's run.",
        discussion: """
            The app runs under the simulated clock, as for a film, and its recorded run is examined; the file of a run may be given instead. The exit code is \
            1 when a mistake is found. Findings of cost and accessibility are printed, and decide the exit code only when --rules names them.

            Mistakes:
            snaps-back            an animation ends, and the old value shows, because the model was not changed
            fill-without-keeping  a fill mode after the end, of an animation that is removed then
            keeping-without-fill  an animation that stays after its end and shows nothing
            begin-time            a beginTime that is no time of the layer, or none of its group
            key-path              a key path without a property
            values                values that cannot be mixed, or that the property cannot have
            added-again           an endless animation that is added while it runs
            nothing-to-see        an animation of a layer that draws nothing
            trailing              a layer that animates implicitly behind its view or a finger
            kept-delegate         an animation that stays and keeps the view that owns its layer
            untouchable           a control that is seen, with a model below an opacity of 0.01

            Cost:
            unseen                an endless animation of a hidden layer
            shadow-path           a moving shadow without a path whose outline is known
            corner-mask           a mask that does what a corner radius does
            rasterized            a rasterised layer that changes with every frame

            Accessibility:
            small-target          a button of less than 44 points
            contrast              a label with a contrast below 3
            """)

    @OptionGroup
    var app: AppArgument

    @OptionGroup
    var options: RecordingOptions

    @Option(
        help: ArgumentHelp(
            "Only these rules, with commas between; also mistake, cost, accessibility.", discussion: "Each of their findings gives the exit code 1.",
            valueName: "names"),
        transform: Lint.rules)
    var rules: Set<LintRule>?

    @Flag(help: "Print the findings as a JSON list.")
    var json = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let history = try options.history(of: app, arguments: appArguments)
            let found = history.findings.filter { rules?.contains($0.rule) ?? true }
            let findings = found.map { Report($0, in: history) }
            let text = (findings.map(\.text) + [Self.count(findings.count)]).joined(separator: "\n")
            print(json ? String(decoding: try findings.readableJSON(), as: UTF8.self) : text)
            if history.omittedCommits > 0 {
                StandardError.write(
                    "lamina: \(history.omittedCommits) commits are missing, so that rules about ends and repetitions say nothing; give a greater --budget\n"
                )
            }
            if found.contains(where: { rules != nil || $0.rule.severity == .mistake }) { throw ExitCode(RunStatus.failure.rawValue) }
        }
    }

    /// The rules that a text names, by their own names or by those of their severities.
    private static func rules(_ text: String) throws -> Set<LintRule> {
        try Set(
            text.split(separator: ",").flatMap { word in
                let name = word.trimmingCharacters(in: .whitespaces)
                let rules = LintRule.allCases.filter { $0.rawValue == name || $0.severity.rawValue == name }
                if rules.isEmpty { throw ValidationError("no rule is named “\(name)”; `lamina lint --help` lists them") }
                return rules
            })
    }

    private static func count(_ count: Int) -> String {
        switch count {
        case 0: "nothing found"
        case 1: "1 finding"
        default: "\(count) findings"
        }
    }

    /// A finding with the names of its layer.
    struct Report: Encodable {
        let rule: String
        let severity: String
        let time: Double
        let layer: UInt64
        let layerName: String
        let sentence: String
        let cure: String
        /// The line of code that has added the animation, such as `Dial.swift:42`; nil when it is not known.
        let line: String?

        init(_ finding: LintFinding, in history: History) {
            (rule, severity) = (finding.rule.rawValue, finding.rule.severity.rawValue)
            (layer, layerName) = (finding.layer.number, history.layerTitle(finding.layer))
            (time, sentence, cure) = (finding.time.rounded(to: 6), finding.sentence, finding.cure)
            line = finding.line?.description
        }

        var text: String {
            let head = [String(format: "%.4f s", time), layerName, "[\(rule)]", line].compactMap(\.self).joined(separator: "  ")
            return "\(head)\n  \(sentence)\n  \(cure)\n"
        }
    }
}
