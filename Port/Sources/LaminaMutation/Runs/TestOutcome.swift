import Foundation

/// The end of a run of tests.
enum TestOutcome: Hashable {
    case passed
    /// The first expectation that failed belongs to this test.
    case failed(String)
    case crashed
    case hung

    /// The cause in words, nil for a run without failure.
    var cause: String? {
        switch self {
        case .passed: nil
        case .failed(let test): test
        case .crashed: "a crash"
        case .hung: "no end"
        }
    }
}

/// The tests of the mutated copy.
struct TestRunner {
    let copy: MutatedCopy

    /// Targets whose tests share the implicit transaction of the main thread.
    private static let serial: Set = ["QuartzCoreTests"]
    /// Suites that need more rights than a mount namespace of the user's own gives.
    private static let left = ["SlurmBatchTests/"]
    /// The exit status of a program that has no test for its filter.
    private static let nothingToDo: Int32 = 69

    /// Runs tests with mutants switched on, until the first failure.
    func run(_ mutants: [Int], target: String, filter: String, skipped: [String], limit: Int) throws -> TestOutcome {
        var failed: String?
        let started = ContinuousClock.now
        let environment = [MutantSwitch.variable: mutants.map(String.init).joined(separator: ","), "NO_COLOR": "1"]
        let output = try CommandOutput.run(
            copy.view.arguments(arguments(target, filter, skipped)), folder: copy.folder, environment: environment, limit: limit
        ) { line in
            failed = failed ?? TestOutput.failedTest(in: line)
            return failed == nil
        }
        if let failed { return .failed(failed) }
        if output.status == 0 || output.status == Self.nothingToDo { return .passed }
        return ContinuousClock.now - started > .seconds(limit - 1) ? .hung : .crashed
    }

    /// Runs a target without mutants, and returns what it reaches, which of its tests fail and how long it takes.
    func baseline(_ target: String, count: Int) throws -> Baseline {
        let reached = copy.folder + "/.build/reached-\(target)"
        try Data(count: count).write(to: URL(filePath: reached))
        var failing = Set<String>()
        let started = ContinuousClock.now
        let environment = [MutantSwitch.reachedVariable: copy.view.place + "/.build/reached-\(target)", "NO_COLOR": "1"]
        let all = copy.view.arguments(arguments(target, TestOutput.filter(target: target), []))
        let output = try CommandOutput.run(all, folder: copy.folder, environment: environment, limit: 900) { line in
            if let name = TestOutput.failedTest(in: line) { failing.insert(name) }
            return true
        }
        if output.status != 0, failing.isEmpty, output.status != Self.nothingToDo {
            throw MutationError("\(target) ends with status \(output.status) without mutants:\n\(output.text.suffix(2000))")
        }
        let marks = try Data(contentsOf: URL(filePath: reached))
        let seconds = (ContinuousClock.now - started) / .seconds(1)
        return Baseline(seconds: Int(seconds) + 1, failing: failing.sorted(), reached: marks.indices.filter { marks[$0] != 0 })
    }

    private func arguments(_ target: String, _ filter: String, _ skipped: [String]) -> [String] {
        [copy.testProgram, "--testing-library", "swift-testing", "--filter", filter] + (Self.left + skipped).flatMap { ["--skip", $0] }
            + (Self.serial.contains(target) ? ["--no-parallel"] : [])
    }
}

/// A target's run without mutants.
struct Baseline: Codable {
    let seconds: Int
    /// Tests that fail without mutants, which say nothing.
    let failing: [String]
    /// The numbers of the mutants that the tests reach.
    let reached: [Int]
}
