extension Tableau {
    /// Makes all rows hold again after constants changed; the objective is the smallest all the while.
    ///
    /// - Returns: A row that cannot hold, or nil when all do.
    mutating func restoreRows() -> Int? {
        let bound = 1000 + 20 * rows.count
        for _ in 0..<bound {
            guard let row = missedRow else { return nil }
            guard let entering = cheapestSymbol(in: row) else { return row }
            pivot(entering, in: row)
        }
        return missedRow
    }

    /// The row with the least basic symbol among those that are below zero, or not zero where they must be.
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

    /// What lifts a row to zero with the least loss.
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
