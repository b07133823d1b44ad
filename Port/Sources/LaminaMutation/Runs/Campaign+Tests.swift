extension Campaign {
    private var trial: MutantTrial { MutantTrial(runner: runner, record: record) }
    /// The marks that a run of tests leaves: one for each number up to the highest.
    private var marks: Int { (mutants.keys.max() ?? 0) + 1 }

    /// Runs the nearest test target of each mutant.
    func runNearTests() throws {
        struct Plan: Sendable {
            let number: Int
            let mutant: Mutant
            let target: String
            let files: [String]
        }
        let plans = mutants.sorted { $0.key < $1.key }.compactMap { number, mutant in
            near.target(of: mutant.path).map { target in
                Plan(number: number, mutant: mutant, target: target, files: near.files(of: target, for: mutant.path))
            }
        }
        let trial = trial
        try trial.measure(Set(plans.map(\.target)).sorted(), count: marks)
        let open = plans.filter { !record.isDone($0.number, $0.target) }
        try onAllProcessors(open) { plan in
            try trial.tryNear(plan.number, target: plan.target, files: plan.files)
            say("mutate: \(plan.number) \(trial.record.isKilled(plan.number) ? "killed" : "passes \(plan.target)"): \(plan.mutant.description)")
        }
    }

    /// Runs the other targets against all survivors together, which most of them pass.
    func runOtherTests() throws {
        guard !survivors.isEmpty else { return }
        let trial = trial
        try trial.measure(near.targets, count: marks)
        let baselines = record.state.baselines
        let targets = near.targets.sorted { (baselines[$0]?.seconds ?? 0, $0) < (baselines[$1]?.seconds ?? 0, $1) }
        let numbers = survivors
        try onAllProcessors(targets) { target in
            let reached = Set(baselines[target]?.reached ?? [])
            try trial.tryTogether(numbers.filter(reached.contains), target: target)
        }
    }

    private var survivors: [Int] { mutants.keys.filter { !record.isKilled($0) }.sorted() }

    func report() {
        let state = record.state
        let reached = Set(state.baselines.values.flatMap(\.reached))
        for (number, mutant) in mutants.sorted(by: { $0.key < $1.key }) {
            if let killer = state.killers[number] {
                say("killed    \(mutant.description)  (\(killer))")
            } else {
                say("\(reached.contains(number) ? "survived " : "unreached") \(mutant.description)")
            }
        }
        let isUIKit = mutants.mapValues { $0.path.hasPrefix("Sources/Apple/UIKit") }
        for (area, numbers) in [("UIKit", mutants.keys.filter { isUIKit[$0] == true }), ("elsewhere", mutants.keys.filter { isUIKit[$0] == false })] {
            let killed = numbers.count { state.killers[$0] != nil }
            if !numbers.isEmpty { say("mutate: \(killed) of \(numbers.count) killed (\(killed * 100 / numbers.count) %) \(area)") }
        }
        say("mutate: \(state.uncompiled.count) did not compile")
    }
}
