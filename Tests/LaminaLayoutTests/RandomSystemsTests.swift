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

    /// Returns a random constraint.
    ///
    /// A required one is satisfied by `point`, so all required ones can hold together.
    private func constraint(_ checked: Checked, _ point: [Double], _ random: inout Random) -> LinearConstraint {
        let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5, -3]
        var terms: [LinearTerm] = []
        for index in checked.variables.indices.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
            terms.append(LinearTerm(checked.variables[index], coefficients[Int.random(in: coefficients.indices, using: &random)]))
        }
        let priorities = [LinearConstraint.required, 999, 750, 750, 250, 50]
        let priority = priorities[Int.random(in: priorities.indices, using: &random)]
        let relation = LinearRelation.allCases[Int.random(in: 0..<3, using: &random)]
        var value = 0.0
        for term in terms { value += term.coefficient * point[checked.variables.firstIndex(of: term.variable) ?? 0] }
        var constant = -value
        if priority < LinearConstraint.required { constant += Double(Int.random(in: -15...15, using: &random)) }
        if relation == .lessThanOrEqual { constant -= Double(Int.random(in: 0...9, using: &random)) }
        if relation == .greaterThanOrEqual { constant += Double(Int.random(in: 0...9, using: &random)) }
        return LinearConstraint(terms, constant: constant, relation, priority: priority)
    }
}
