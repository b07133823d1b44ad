import Foundation

/// The verdicts on all cases.
struct Report {
    private(set) var verdicts: [Verdict] = []
    private var apples = (passed: 0, judged: 0)
    /// One line for each case that failed.
    private var failures: [String] = []

    @MainActor mutating func judge(_ vector: Vector, by runner: Runner?) {
        let outcome = outcome(of: vector, by: runner)
        verdicts.append(Verdict(id: vector.id, category: vector.category, verdict: outcome))
        guard vector.isApples, outcome != .unsupported else { return }
        apples.judged += 1
        if outcome == .pass { apples.passed += 1 }
    }

    @MainActor private mutating func outcome(of vector: Vector, by runner: Runner?) -> Verdict.Outcome {
        guard let runner else { return .unsupported }
        do {
            let answer = try runner(vector)
            if vector.expected.matches(answer, within: vector.tolerance) { return .pass }
            failures.append("\(vector.id) (\(vector.basis)): expected \(vector.expected.line), got \(answer.line)")
        } catch is Unsupported {
            return .unsupported
        } catch {
            failures.append("\(vector.id): \(error)")
        }
        return .fail
    }

    /// Of the cases of Apple's that could be judged: how many passed, 0...1.
    var applesShare: Double { apples.judged == 0 ? 1 : Double(apples.passed) / Double(apples.judged) }

    var text: String {
        let judged = verdicts.filter { $0.verdict != .unsupported }
        var lines = failures.map { "reference: failed \($0)" }
        let categories = verdicts.reduce(into: [String]()) { if $0.last != $1.category, !$0.contains($1.category) { $0.append($1.category) } }
        lines += categories.map(line)
        lines.append("reference: Apple's own \(apples.passed) of \(apples.judged)")
        lines.append("reference: \(judged.count { $0.verdict == .pass }) of \(judged.count)")
        return lines.joined(separator: "\n")
    }

    private func line(for category: String) -> String {
        let own = verdicts.filter { $0.category == category }
        let counts = [Verdict.Outcome.pass, .fail, .unsupported].map { outcome in own.count { $0.verdict == outcome } }
        return "reference: \(category): \(counts[0]) passed, \(counts[1]) failed, \(counts[2]) unsupported"
    }

    func write(to path: String) throws {
        try JSONEncoder().encode(verdicts).write(to: URL(fileURLWithPath: path))
    }
}

extension JSON {
    /// Short text for a person.
    fileprivate var line: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.sorted { $0.key < $1.key }.map { "\($0): \($1.line)" }.joined(separator: ", ") + "}"
        }
    }
}
