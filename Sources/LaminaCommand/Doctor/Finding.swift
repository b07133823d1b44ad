/// One line of what `lamina doctor` says.
struct Finding: Sendable, Hashable {
    enum State: String, Sendable {
        case found
        /// Some format needs it.
        case missing
        /// Things go on without it.
        case absent
    }

    let state: State
    let name: String
    /// A version, a path, or what it is for and the Debian package that brings it.
    let detail: String

    /// All findings in columns.
    static func table(_ findings: [Finding]) -> String {
        let width = findings.map(\.name.count).max() ?? 0
        let lines = findings.map { finding in
            let mark = finding.state.rawValue + String(repeating: " ", count: 7 - finding.state.rawValue.count)
            return "\(mark)  \(finding.name)\(String(repeating: " ", count: width - finding.name.count))  \(finding.detail)"
        }
        return lines.joined(separator: "\n")
    }
}
