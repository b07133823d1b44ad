import Foundation

/// The verdicts on all test cases of a file.
struct Report {
    private(set) var verdicts: [Verdict] = []
    private var apples = (passed: 0, judged: 0)

    @MainActor mutating func judge(_ vector: Vector, by runner: Runner?) {
        note(vector.judged(by: runner), isApples: vector.isApples)
    }

    @MainActor mutating func judge(_ item: UIKitCase) { note(item.judged(), isApples: item.basis.isApples) }

    private mutating func note(_ verdict: Verdict, isApples: Bool) {
        verdicts.append(verdict)
        guard isApples, verdict.verdict != .unsupported else { return }
        apples.judged += 1
        if verdict.verdict == .pass { apples.passed += 1 }
    }

    /// The fraction of passed cases among Apple's cases that could be run, 0...1.
    var applesShare: Double { apples.judged == 0 ? 1 : Double(apples.passed) / Double(apples.judged) }

    /// One line per case that did not pass, one per category, and the totals.
    var text: String {
        let judged = verdicts.filter { $0.verdict != .unsupported }
        var lines = verdicts.filter { $0.verdict != .pass }.map { "reference: \($0.id): \($0.verdict.rawValue): \($0.reason ?? "")" }
        let categories = verdicts.reduce(into: [String]()) { if !$0.contains($1.category) { $0.append($1.category) } }
        lines += categories.map(line)
        lines.append("reference: Apple's own \(apples.passed) of \(apples.judged)")
        lines.append("reference: \(judged.count { $0.verdict == .pass }) of \(judged.count), \(verdicts.count - judged.count) unsupported")
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
