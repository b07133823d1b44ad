extension LayoutSolver {
    /// Removes a constraint from the tableau; the other constraints continue to hold.
    mutating func uninstall(_ id: LinearConstraintID) {
        guard let entry = entries[id] else { return }
        forgetErrors(of: entry)
        // No other constraint has this marker, so deleting the row in which the marker is basic removes this constraint and no other.
        if tableau.row(of: entry.marker) == nil, let row = leavingRow(for: entry.marker) { tableau.pivot(entry.marker, in: row) }
        if let row = tableau.row(of: entry.marker) { tableau.removeRow(row) }
        drop(id)
        needsMinimization = true
    }

    /// Releases the symbols of a constraint after its row was removed.
    mutating func drop(_ id: LinearConstraintID) {
        guard let entry = entries[id] else { return }
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
            tableau.erase(symbol)
            tableau.forget(symbol)
        }
        owners[entry.marker] = nil
        entries[id]?.other = nil
    }

    /// Removes the errors of a constraint from the objective.
    private mutating func forgetErrors(of entry: Entry) {
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) where tableau.kinds[symbol] == .error {
            // The objective contains only nonbasic symbols, so a basic error occurs in it as the row that gives the error's value.
            let row = tableau.row(of: symbol).map { tableau.rows[$0] } ?? LinearRow(terms: [Term(symbol: symbol, coefficient: 1)])
            tableau.objective.add(row, times: -1, priority: entry.constraint.priority)
        }
    }

    /// The row in which to make `marker` basic so that all other rows remain feasible; nil when no row contains the marker.
    ///
    /// Rows are ranked by their basic symbols. Rank 0: the symbol is restricted and the row's coefficient of `marker` is negative. Rank 1: the
    /// symbol is restricted. Rank 2: the symbol is a variable. The lowest rank wins. Within rank 0 or 1, the smallest ratio of constant to
    /// coefficient wins.
    private func leavingRow(for marker: Int) -> Int? {
        var best: (rank: Int, ratio: Double, basic: Int, row: Int)?
        for (row, coefficient) in tableau.column(of: marker) {
            guard let basic = tableau.basics[row] else { continue }
            let rank = !tableau.isRestricted(basic) ? 2 : coefficient < 0 ? 0 : 1
            let ratio = rank == 2 ? 0 : abs(tableau.rows[row].constant / coefficient)
            if let best, (best.rank, best.ratio, best.basic) <= (rank, ratio, basic) { continue }
            best = (rank, ratio, basic, row)
        }
        return best?.row
    }
}
