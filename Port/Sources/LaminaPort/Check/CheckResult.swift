import Foundation

/// The result of the check of one path.
package struct CheckResult: Sendable {
    /// The answers that a check gives.
    package enum Verdict: String, Codable, Sendable {
        case clean
        case errors
        case otherFramework = "other-framework"
        /// The path has no source that can be read.
        case unreadable
    }

    package let path: String
    package let verdict: Verdict
    /// Everything that is missing, each once, by name.
    package let lacks: [Lack]
    /// The reason why the path, or a part of it, could not be checked; nil for one that was.
    package let problem: String?

    package init(path: String, lacks: some Sequence<Lack>, problem: String? = nil) {
        self.path = path
        self.problem = problem
        self.lacks = Set(lacks).sorted { ($0.name, $0.reason.rawValue) < ($1.name, $1.reason.rawValue) }
        if problem != nil {
            verdict = .unreadable
        } else if self.lacks.contains(where: { $0.reason == .framework }) {
            verdict = .otherFramework
        } else {
            verdict = self.lacks.isEmpty ? .clean : .errors
        }
    }
}

/// The results of all paths, as text.
package enum CheckReport {
    /// Returns a list of objects with `path`, `verdict`, `missing`, and `problem` for a path that could not be checked.
    package static func json(_ results: [CheckResult]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = results.map { Entry(path: $0.path, verdict: $0.verdict, missing: $0.lacks.map(\.name), problem: $0.problem) }
        return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }

    /// Returns a table of everything that is missing, with the number of paths that need it, the paths that could not be checked, and a line with
    /// the verdicts.
    package static func table(_ results: [CheckResult]) -> String {
        var counts: [Lack: Int] = [:]
        for lack in results.flatMap(\.lacks) { counts[lack, default: 0] += 1 }
        let rows = counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
        let width = min(50, rows.map(\.key.name.count).max() ?? 0)
        var lines = rows.map { lack, count in
            let name = lack.name.padding(toLength: max(width, lack.name.count), withPad: " ", startingAt: 0)
            let reason = lack.reason.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
            return "\(String(repeating: " ", count: max(0, 5 - String(count).count)))\(count)  \(name)  \(reason)  \(lack.way ?? "")".trimmingEnd
        }
        if !lines.isEmpty { lines.insert("paths  missing", at: 0) }
        lines += results.compactMap { result in result.problem.map { "\(result.path): \($0)" } }
        return (lines + [summary(results)]).joined(separator: "\n")
    }

    private static func summary(_ results: [CheckResult]) -> String {
        let count = { (verdict: CheckResult.Verdict) in results.count { $0.verdict == verdict } }
        let unreadable = count(.unreadable) > 0 ? ", \(count(.unreadable)) could not be checked" : ""
        return
            "\(count(.clean)) of \(results.count) clean, \(count(.errors)) with errors, \(count(.otherFramework)) need another framework"
            + unreadable
    }

    private struct Entry: Encodable {
        let path: String
        let verdict: CheckResult.Verdict
        let missing: [String]
        let problem: String?
    }
}

extension String {
    fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
