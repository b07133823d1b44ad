import LaminaLayout

/// A solver together with what it was told.
struct Checked {
    var solver = LayoutSolver()
    private(set) var variables: [LayoutVariable] = []
    private(set) var constraints: [(id: LinearConstraintID, constraint: LinearConstraint)] = []

    init(variables count: Int) {
        for _ in 0..<count { variables.append(solver.makeVariable()) }
    }

    mutating func add(_ constraint: LinearConstraint) { constraints.append((solver.add(constraint), constraint)) }

    mutating func remove(at index: Int) { solver.remove(constraints.remove(at: index).id) }

    mutating func setConstant(_ constant: Double, at index: Int) {
        constraints[index].constraint.constant = constant
        solver.setConstant(constant, of: constraints[index].id)
    }

    var slow: SlowSolver { SlowSolver(variables: variables, constraints: constraints.map(\.constraint)) }

    /// How much of each priority is missed.
    func misses() -> [Double: Double] {
        constraints.reduce(into: [:]) { sums, element in sums[element.constraint.priority, default: 0] += miss(element.constraint) }
    }

    func miss(_ constraint: LinearConstraint) -> Double {
        let value = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        return switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}

/// Both have the same sums, and the first no other ones.
func agree(_ first: [Double: Double], _ second: [Double: Double]) -> Bool {
    first.allSatisfy { abs($0.value - second[$0.key, default: 0]) < 1e-4 }
}
