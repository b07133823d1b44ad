extension Tableau {
    /// Makes all rows feasible again after constants changed, by the dual simplex method; the objective remains optimal throughout.
    ///
    /// - Returns: The index of a row that cannot be made feasible, or nil when all rows are.
    mutating func restoreRows() -> Int? {
        // As in the primal method, the bound guards against endless cycling caused by rounding errors.
        let bound = 1000 + 20 * rows.count
        for _ in 0..<bound {
            guard let row = missedRow else { return nil }
            guard let entering = cheapestSymbol(in: row) else { return row }
            pivot(entering, in: row)
        }
        return missedRow
    }

    /// The infeasible row with the lowest basic symbol: a slack or error below zero, or a dummy that is not zero.
    private var missedRow: Int? {
        var best: (row: Int, basic: Int)?
        for (row, basic) in basics.enumerated() {
            guard let basic, best.map({ basic < $0.basic }) ?? true, isMissed(rows[row].constant, by: basic) else { continue }
            best = (row, basic)
        }
        return best?.row
    }

    private func isMissed(_ value: Double, by symbol: Int) -> Bool {
        switch kinds[symbol] {
        case .variable: false
        case .slack, .error: value < -Self.tolerance
        case .dummy: abs(value) > Self.tolerance
        }
    }

    /// The symbol that raises a row to zero at the lowest cost in the objective; nil when no symbol can raise the row.
    private func cheapestSymbol(in row: Int) -> Int? {
        var best: (symbol: Int, scale: Double)?
        for term in rows[row].terms where term.coefficient > LinearRow.tolerance {
            guard kinds[term.symbol] == .slack || kinds[term.symbol] == .error else { continue }
            let candidate = (symbol: term.symbol, scale: term.coefficient)
            if let best, !objective.isCheaper(candidate, than: best) { continue }
            best = candidate
        }
        return best?.symbol
    }
}
