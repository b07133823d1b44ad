extension LayoutSolver {
    /// Passes changed constants to the tableau; if required constraints contradict each other now, breaks some of them.
    mutating func applyConstants() {
        haveConstantsChanged = false
        // Without factors, rounding errors have spoiled the tableau.
        guard let (constraints, factors) = factored() else { return rebuild() }
        setConstants(factors.values(constraints.map { entries[$0]?.constraint.constant ?? 0 }))
        guard let contradicting = brokenRedundancy() ?? infeasibility() else { return }
        // A real contradiction involves required constraints. Without any, rounding errors have spoiled the tableau.
        if !contradicting.isEmpty { _ = breakOne(of: contradicting) }
        rebuild()
    }

    /// Sets the constants of rows and definitions so that the basic symbols have the given values, indexed by symbol.
    private mutating func setConstants(_ values: [Double]) {
        for (place, basic) in tableau.basics.enumerated() {
            if let basic { tableau.setConstant(values[basic], of: place) }
        }
        for variable in tableau.definitions.indices {
            guard let definition = tableau.definitions[variable] else { continue }
            let rest = definition.terms.reduce(0) { $0 + $1.coefficient * values[$1.symbol] }
            tableau.definitions[variable]?.constant = values[variable] - rest
        }
    }

    /// The constraints that contradict an equation that used to follow from them; nil if there is none.
    private mutating func brokenRedundancy() -> [LinearConstraintID]? {
        for id in order where entries[id]?.isRedundant == true {
            let equation = equation(of: id)
            if abs(tableau.expand(equation).constant) > Tableau.tolerance { return contradicting(equation, and: id) }
        }
        return nil
    }

    /// The constraints that contradict each other so that a row cannot be made feasible; nil if all rows are feasible now, empty if pivots cycle.
    private mutating func infeasibility() -> [LinearConstraintID]? {
        switch tableau.restoreRows() {
        case .feasible: return nil
        case .infeasible(let basic): return contradicting(LinearRow(terms: [Term(symbol: basic, coefficient: 1)]), and: nil)
        case .unfinished: return []
        }
    }
}
