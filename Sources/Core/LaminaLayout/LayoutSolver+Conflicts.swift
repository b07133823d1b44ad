extension LayoutSolver {
    /// The multiples of equations below which they count as not used.
    private static let tolerance = 1e-7

    /// Demotes one of the constraints that contradict each other, and records the conflict.
    ///
    /// - Parameter ids: The constraints in the order in which they were added; not empty.
    /// - Returns: The most recently added constraint that is breakable, or else the most recently added of all.
    mutating func breakOne(of ids: [LinearConstraintID]) -> LinearConstraintID {
        let broken = ids.last { entries[$0]?.constraint.isBreakable == true } ?? ids[ids.count - 1]
        conflicts.append(LayoutConflict(constraints: ids, broken: broken))
        entries[broken]?.isBroken = true
        return broken
    }

    /// The required constraints from whose equations a row follows, and `id`, in the order in which they were added.
    mutating func contradicting(_ row: LinearRow, and id: LinearConstraintID?) -> [LinearConstraintID] {
        var ids = id.map { [$0] } ?? []
        if let (constraints, factors) = factored() {
            for (constraint, multiplier) in zip(constraints, factors.multipliers(of: row.terms)) where abs(multiplier) > Self.tolerance {
                if constraint != id, entries[constraint]?.isRequired == true { ids.append(constraint) }
            }
        }
        return ids.sorted()
    }

    /// The constraints in the tableau and the factors of their equations; nil if rounding errors have spoiled the tableau.
    mutating func factored() -> (constraints: [LinearConstraintID], factors: BasisFactors)? {
        if let factors, factors.basisChanges == tableau.basisChanges { return (factors.constraints, factors.factors) }
        var constraints: [LinearConstraintID] = []
        var equations: [[Term]] = []
        for id in order where entries[id]?.isInTableau == true {
            constraints.append(id)
            equations.append(equation(of: id).terms.filter { tableau.isBasic($0.symbol) })
        }
        guard let new = BasisFactors(equations, symbolCount: tableau.kinds.count) else { return nil }
        factors = (constraints, new, tableau.basisChanges)
        return (constraints, new)
    }
}
