/// Runs parts of the tests against mutants, and records what notices them.
struct MutantTrial: Sendable {
    let runner: TestRunner
    let record: CampaignRecord

    /// Measures targets without mutants, unless an earlier run did.
    func measure(_ targets: [String], count: Int) throws {
        let known = record.state.baselines
        try onAllProcessors(targets.filter { known[$0] == nil }) { target in
            let baseline = try runner.baseline(target, count: count)
            try record.change { $0.baselines[target] = baseline }
            say("mutate: \(target) takes \(baseline.seconds) s and reaches \(baseline.reached.count) of the mutants")
            for test in baseline.failing { say("mutate: \(target): \(test) fails without mutants and is left out") }
        }
    }

    /// Runs the files of a target that are nearest to a mutant, then its other files.
    func tryNear(_ number: Int, target: String, files: [String]) throws {
        guard let baseline = record.state.baselines[target] else { return }
        let nearest = files.isEmpty ? nil : TestOutput.filter(target: target, files: files)
        if let nearest { try tryPart(number, target, part: target + " near", filter: nearest, skipped: baseline.failingFilters(target)) }
        let rest = baseline.failingFilters(target) + (nearest.map { [$0] } ?? [])
        try tryPart(number, target, part: target, filter: TestOutput.filter(target: target), skipped: rest)
    }

    private func tryPart(_ number: Int, _ target: String, part: String, filter: String, skipped: [String]) throws {
        guard !record.isDone(number, part) else { return }
        if let baseline = record.state.baselines[target], baseline.reached.contains(number) {
            if let cause = try killer(of: [number], target, filter, skipped) {
                return try record.change { $0.killers[number] = cause }
            }
        }
        try record.change { $0.passed[number, default: []].insert(part) }
    }

    /// Runs a target against mutants that are switched on together, and halves of them as long as tests fail.
    func tryTogether(_ numbers: [Int], target: String) throws {
        let left = numbers.filter { !record.isDone($0, target) }
        guard !left.isEmpty, let baseline = record.state.baselines[target] else { return }
        let cause = try killer(of: left, target, TestOutput.filter(target: target), baseline.failingFilters(target))
        guard let cause else { return try record.change { state in left.forEach { state.passed[$0, default: []].insert(target) } } }
        guard left.count > 1 else { return try record.change { $0.killers[left[0]] = cause } }
        try tryTogether(Array(left[..<(left.count / 2)]), target: target)
        try tryTogether(Array(left[(left.count / 2)...]), target: target)
    }

    /// Returns what fails with the mutants, twice; nil when nothing does.
    private func killer(of numbers: [Int], _ target: String, _ filter: String, _ skipped: [String]) throws -> String? {
        let limit = 20 + 4 * (record.state.baselines[target]?.seconds ?? 0)
        let first = try runner.run(numbers, target: target, filter: filter, skipped: skipped, limit: limit)
        guard let cause = first.cause else { return nil }
        // A test that is sensitive to the load of the machine fails once.
        if case .failed(let test) = first {
            let alone = TestOutput.filter(target: target, test: test)
            if try runner.run(numbers, target: target, filter: alone, skipped: [], limit: limit) != .passed { return "\(target) \(cause)" }
        } else if numbers.count == 1, first == .hung {
            return "\(target) \(cause)"
        }
        return try runner.run(numbers, target: target, filter: filter, skipped: skipped, limit: limit).cause.map { "\(target) \($0)" }
    }
}

extension Baseline {
    fileprivate func failingFilters(_ target: String) -> [String] { failing.map { TestOutput.filter(target: target, test: $0) } }
}
