import LaminaLayout
import Testing

struct LayoutSolverTests {
    private func equation(_ variable: LayoutVariable, _ value: Double, priority: Double = 1000) -> LinearConstraint {
        LinearConstraint([LinearTerm(variable)], constant: -value, priority: priority)
    }

    @Test func anUnconstrainedVariableIsZero() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        _ = solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.isAmbiguous(x))
    }

    @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        for _ in 0..<50 { _ = solver.add(equation(x, 100, priority: 500)) }
        _ = solver.add(equation(x, 10, priority: 500.5))
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func aConflictOfEqualPrioritiesHasASolutionBetweenThem() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        _ = solver.add(equation(x, 100, priority: 500))
        _ = solver.add(equation(x, 200, priority: 500))
        _ = solver.solve()
        #expect((100...200).contains(solver.value(of: x)))
    }

    @Test func aBrokenConstraintHoldsAgainWhenItsConflictIsRemoved() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let first = solver.add(equation(x, 100))
        let second = solver.add(equation(x, 200))
        let conflicts = solver.solve()
        #expect(conflicts.map(\.constraints) == [[first, second]])
        #expect(conflicts.map(\.broken) == [second])
        #expect(solver.value(of: x) == 100)
        #expect(solver.solve().isEmpty)
        solver.remove(first)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 200)
    }

    @Test func anUnbreakableConstraintIsKept() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let first = solver.add(equation(x, 100))
        var fixed = equation(x, 200)
        fixed.isBreakable = false
        _ = solver.add(fixed)
        #expect(solver.solve().map(\.broken) == [first])
        #expect(solver.value(of: x) == 200)
    }

    @Test func redundantConstraintsCanChangeTogether() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let ids = (0..<3).map { _ in solver.add(equation(x, 100)) }
        for id in ids { solver.setConstant(-50, of: id) }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 50)
        solver.remove(ids[0])
        solver.remove(ids[2])
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 50)
    }

    @Test func aNonzeroConstantWithoutTermsIsContradictory() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let id = solver.add(LinearConstraint([LinearTerm(x), LinearTerm(x, -1)], constant: 5))
        #expect(solver.solve().map(\.broken) == [id])
    }

    @Test func aVariableThatCanMoveFreelyIsAmbiguous() {
        var solver = LayoutSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(LinearConstraint([LinearTerm(x)], constant: -10, .greaterThanOrEqual))
        _ = solver.add(LinearConstraint([LinearTerm(y)], constant: -10, .greaterThanOrEqual))
        let last = solver.add(LinearConstraint([LinearTerm(y)], constant: -10, .lessThanOrEqual))
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
        solver.remove(last)
        _ = solver.solve()
        #expect(solver.isAmbiguous(y))
    }

    @Test func aChainOfManyIsSolved() {
        var solver = LayoutSolver()
        let variables = (0..<2000).map { _ in solver.makeVariable() }
        let first = solver.add(equation(variables[0], 1))
        for (left, right) in zip(variables, variables.dropFirst()) {
            _ = solver.add(LinearConstraint([LinearTerm(right), LinearTerm(left, -1)], constant: -1))
        }
        _ = solver.solve()
        #expect(abs(solver.value(of: variables[1999]) - 2000) < 1e-6)
        solver.setConstant(-11, of: first)
        _ = solver.solve()
        #expect(abs(solver.value(of: variables[1999]) - 2010) < 1e-6)
    }

    @Test func removedVariablesLeaveNoTrace() {
        var solver = LayoutSolver()
        let kept = solver.makeVariable()
        _ = solver.add(equation(kept, 3))
        for value in 0..<100 {
            let x = solver.makeVariable()
            let id = solver.add(LinearConstraint([LinearTerm(x), LinearTerm(kept, -1)], constant: Double(-value)))
            _ = solver.solve()
            #expect(solver.value(of: x) == Double(3 + value))
            solver.remove(id)
            solver.remove(x)
        }
        _ = solver.solve()
        #expect(solver.value(of: kept) == 3)
    }
}
