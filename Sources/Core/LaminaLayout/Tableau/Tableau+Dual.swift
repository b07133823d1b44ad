/// The outcome of the dual simplex method.
enum Restoration {
    /// All rows are feasible.
    case feasible
    /// The row of a basic symbol stays below zero whatever the nonbasic symbols are.
    case infeasible(basic: Int)
    /// Rounding errors made the method cycle.
    case unfinished
}

extension Tableau {
    /// Makes all rows feasible again after constants changed, by the dual simplex method; the objective remains optimal throughout.
    ///
    /// - Complexity: One pivot for each row that is or becomes infeasible, as a rule.
    mutating func restoreRows() -> Restoration {
        for _ in 0..<maximumSteps {
            guard let (row, basic) = infeasibleRow else { return .feasible }
            guard let entering = cheapestSymbol(in: row) else { return .infeasible(basic: basic) }
            pivot(entering, in: row)
        }
        return .unfinished
    }

    /// The row below zero with the lowest basic symbol.
    private var infeasibleRow: (row: Int, basic: Int)? {
        var best: (row: Int, basic: Int)?
        for (row, basic) in basics.enumerated() {
            guard let basic, rows[row].constant < -Self.tolerance else { continue }
            if let best, best.basic < basic { continue }
            best = (row, basic)
        }
        return best
    }

    /// The symbol that raises a row to zero at the lowest cost in the objective; nil when no symbol can raise the row.
    private func cheapestSymbol(in row: Int) -> Int? {
        var best: (symbol: Int, scale: Double)?
        for term in rows[row].terms where term.coefficient > LinearRow.tolerance {
            let candidate = (symbol: term.symbol, scale: term.coefficient)
            if let best, !objective.isCheaper(candidate, than: best) { continue }
            best = candidate
        }
        return best?.symbol
    }
}
