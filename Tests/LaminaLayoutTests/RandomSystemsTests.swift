import LaminaLayout
import TestRandom
import Testing

struct RandomSystemsTests {
    @Test(arguments: 0..<60)
    func everySystemThatTheSlowSolverSatisfiesIsSatisfied(seed: Int) {
        var random = Random(seed: UInt64(seed))
        var checked = Checked(variables: Int.random(in: 1...6, using: &random))
        let point = checked.variables.map { _ in Double(Int.random(in: -20...20, using: &random)) }
        for _ in 0..<Int.random(in: 3...14, using: &random) { checked.add(constraint(checked, point, &random)) }
        #expect(checked.solver.solve().isEmpty)
        #expect(agree(checked.misses(), checked.slow.misses), "\(checked.misses()) \(checked.slow.misses)")
    }

    @Test(arguments: 0..<12)
    func incrementalSolvingEqualsSolvingFromScratch(seed: Int) {
        var random = Random(seed: UInt64(seed + 1000))
        var checked = Checked(variables: 4)
        let point = checked.variables.map { _ in Double(Int.random(in: -20...20, using: &random)) }
        for _ in 0..<40 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !checked.constraints.isEmpty:
                checked.remove(at: Int.random(in: 0..<checked.constraints.count, using: &random))
            case 1 where !checked.constraints.isEmpty:
                let index = Int.random(in: 0..<checked.constraints.count, using: &random)
                guard checked.constraints[index].constraint.priority < LinearConstraint.required else { continue }
                checked.setConstant(Double(Int.random(in: -30...30, using: &random)), at: index)
            default: checked.add(constraint(checked, point, &random))
            }
            #expect(checked.solver.solve().isEmpty)
            #expect(agree(checked.misses(), checked.slow.misses), "\(checked.misses()) \(checked.slow.misses)")
        }
    }

    @Test(arguments: 0..<30)
    func requiredConstraintsAreBrokenOnlyInConflicts(seed: Int) {
        var random = Random(seed: UInt64(seed + 5000))
        var checked = Checked(variables: 3)
        var broken: Set<LinearConstraintID> = []
        for _ in 0..<12 {
            let point = checked.variables.map { _ in Double(Int.random(in: -20...20, using: &random)) }
            var next = constraint(checked, point, &random)
            next.priority = LinearConstraint.required
            checked.add(next)
            for conflict in checked.solver.solve() {
                let members = checked.constraints.filter { conflict.constraints.contains($0.id) }.map(\.constraint)
                #expect(!SlowSolver(variables: checked.variables, constraints: members).isFeasible)
                #expect(conflict.constraints.contains(conflict.broken))
                broken.insert(conflict.broken)
            }
            let kept = checked.constraints.filter { !broken.contains($0.id) }
            #expect(kept.allSatisfy { checked.miss($0.constraint) < 1e-4 })
        }
    }

    @Test(arguments: 0..<30)
    func changedConstantsThatContradictEachOtherBreakOne(seed: Int) {
        var random = Random(seed: UInt64(seed + 9000))
        var checked = Checked(variables: 3)
        let point = checked.variables.map { _ in Double(Int.random(in: -20...20, using: &random)) }
        for _ in 0..<7 {
            var next = constraint(checked, point, &random)
            next.priority = LinearConstraint.required
            checked.add(next)
        }
        var broken: Set<LinearConstraintID> = []
        for _ in 0..<8 {
            let index = Int.random(in: 0..<checked.constraints.count, using: &random)
            checked.setConstant(Double(Int.random(in: -30...30, using: &random)), at: index)
            broken.formUnion(checked.solver.solve().map(\.broken))
            let kept = checked.constraints.filter { !broken.contains($0.id) }
            #expect(kept.allSatisfy { checked.miss($0.constraint) < 1e-4 })
        }
        #expect(checked.slow.isFeasible || !broken.isEmpty)
    }

    @Test func equalCallsGiveEqualSolutions() {
        func values() -> [Double] {
            var random = Random(seed: 7)
            var checked = Checked(variables: 5)
            for _ in 0..<30 {
                let point = checked.variables.map { _ in Double.random(in: -20...20, using: &random) }
                checked.add(constraint(checked, point, &random))
            }
            _ = checked.solver.solve()
            return checked.variables.map { checked.solver.value(of: $0) }
        }
        #expect(values() == values())
    }

    private func constraint(_ checked: Checked, _ point: [Double], _ random: inout Random) -> LinearConstraint {
        RandomConstraints(variables: checked.variables).next(point, &random)
    }
}
