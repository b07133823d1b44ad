/// One line in the output of `lamina doctor`.
struct Finding: Sendable, Hashable {
    enum State: String, Sendable {
        case found
        /// Not found, and at least one output format needs it.
        case missing
        /// Not found, and every output format works without it.
        case absent
    }

    let state: State
    let name: String
    /// A version or a path; for something not found, its purpose and the Debian package that contains it.
    let detail: String

    /// Returns the findings as lines with aligned columns.
    static func table(_ findings: [Finding]) -> String {
        let width = findings.map(\.name.count).max() ?? 0
        let lines = findings.map { finding in
            let mark = finding.state.rawValue + String(repeating: " ", count: 7 - finding.state.rawValue.count)
            return "\(mark)  \(finding.name)\(String(repeating: " ", count: width - finding.name.count))  \(finding.detail)"
        }
        return lines.joined(separator: "\n")
    }
}
