extension Tableau {
    /// The limit on pivots, far above the number a layout needs; it guards against endless cycling caused by rounding errors.
    var maximumSteps: Int { 1000 + 20 * rows.count }

    /// Minimises the objective by the primal simplex method.
    ///
    /// Bland's rule (1977) guarantees termination: the lowest eligible symbol becomes basic, and among rows with equal ratios the lowest basic symbol
    /// is replaced.
    mutating func minimizeObjective() {
        for _ in 0..<maximumSteps {
            guard let entering = improvingSymbol, let leaving = leavingRow(for: entering) else { return }
            pivot(entering, in: leaving)
        }
    }

    /// Minimises the infeasibility of a constraint that is being added, the first phase of the simplex method.
    mutating func minimizeInfeasibility() {
        for _ in 0..<maximumSteps {
            let entering = infeasibility?.terms.first { $0.coefficient < -LinearRow.tolerance }
            guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
            pivot(entering.symbol, in: leaving)
        }
    }

    /// The lowest symbol whose increase lowers the objective; nil at the minimum.
    private var improvingSymbol: Int? {
        var best: Int?
        for (index, level) in objective.levels.enumerated() {
            for term in level.row.terms where term.coefficient < -LinearRow.tolerance {
                // The terms are sorted by symbol, so the rest of this level has no symbol lower than `best`.
                if let best, best <= term.symbol { break }
                if objective.isImproved(by: term.symbol, atOrAbove: index) { best = term.symbol }
            }
        }
        return best
    }

    /// The row whose basic symbol is the first to fall to zero as `entering` grows; nil when no row limits the growth.
    func leavingRow(for entering: Int) -> Int? {
        var best: (row: Int, ratio: Double, basic: Int)?
        forEachRow(containing: entering) { row, basic, coefficient in
            guard coefficient < -LinearRow.tolerance else { return }
            let ratio = -rows[row].constant / coefficient
            if let best, (best.ratio, best.basic) <= (ratio, basic) { return }
            best = (row, ratio, basic)
        }
        return best?.row
    }
}
