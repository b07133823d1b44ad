import LaminaHistory
import LaminaScene

/// Likely mistakes of a run, as the page lists them.
struct FindingsAnswer: Encodable {
    let findings: [Item]

    struct Item: Encodable {
        let rule: String
        /// `mistake`, `cost` or `accessibility`.
        let severity: String
        let layer: UInt64
        /// Seconds since the start of the run.
        let time: Double
        let text: String
        /// The line of code that has added the animation, such as `Dial.swift:42`; nil when it is not known.
        let line: String?
        /// The cure, in Swift.
        let cure: String
    }

    init(_ found: [LintFinding]) {
        findings = found.map {
            Item(
                rule: $0.rule.rawValue, severity: $0.rule.severity.rawValue, layer: $0.layer.number, time: $0.time, text: $0.sentence,
                line: $0.line?.description, cure: $0.cure)
        }
    }
}
