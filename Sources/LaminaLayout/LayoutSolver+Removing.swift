extension LayoutSolver {
    /// Takes a constraint out of the tableau.
    mutating func uninstall(_ id: LinearConstraintID) {
        guard let entry = entries[id] else { return }
        forgetErrors(of: entry)
        if tableau.row(of: entry.marker) == nil, let row = leavingRow(for: entry.marker) { tableau.pivot(entry.marker, in: row) }
        if let row = tableau.row(of: entry.marker) { tableau.removeRow(row) }
        drop(id)
        isUnsettled = true
    }

    /// Gives the symbols of a constraint back that are in no row.
    mutating func drop(_ id: LinearConstraintID) {
        guard let entry = entries[id] else { return }
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
            tableau.erase(symbol)
            tableau.forget(symbol)
        }
        owners[entry.marker] = nil
        entries[id]?.other = nil
    }

    /// What is missed of it does not matter any more.
    private mutating func forgetErrors(of entry: Entry) {
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) where tableau.kinds[symbol] == .error {
            let row = tableau.row(of: symbol).map { tableau.rows[$0] } ?? LinearRow(terms: [Term(symbol: symbol, coefficient: 1)])
            tableau.objective.add(row, times: -1, priority: entry.constraint.priority)
        }
    }

    /// The row that a symbol of either sign can take over first, so that all others go on to hold.
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
