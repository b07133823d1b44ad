import LaminaLayout

/// A solver together with the constraints that were added to it, for comparison with `SlowSolver`.
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

    /// Returns the sum of the constraint errors for each priority.
    func misses() -> [Double: Double] {
        constraints.reduce(into: [:]) { sums, element in sums[element.constraint.priority, default: 0] += miss(element.constraint) }
    }

    func miss(_ constraint: LinearConstraint) -> Double { constraint.error { solver.value(of: $0) } }
}

extension LinearConstraint {
    /// The amount by which values of the variables violate the constraint.
    func error(_ value: (LayoutVariable) -> Double) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
        return switch relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }
}

/// True when every sum of `first` equals that of `second` within 10⁻⁴; a missing sum counts as 0.
func agree(_ first: [Double: Double], _ second: [Double: Double]) -> Bool {
    first.allSatisfy { abs($0.value - second[$0.key, default: 0]) < 1e-4 }
}
