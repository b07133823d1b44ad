extension LayoutSolver {
    /// True when the variable could take other values in an equally good solution; valid after `solve()`.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        // No row determines a nonbasic variable, so the variable may take any value.
        guard let row = tableau.row(of: variable.symbol) else { return true }
        return tableau.rows[row].terms.contains { isFree($0.symbol) }
    }

    /// True when a nonbasic symbol, whose value is zero, could move away from zero without raising the objective.
    private func isFree(_ symbol: Int) -> Bool {
        switch tableau.kinds[symbol] {
        case .variable: return true
        case .dummy: return false
        case .slack, .error:
            guard tableau.objective.isIndifferent(to: symbol) else { return false }
            // The leaving row limits the growth of the symbol; a limit of zero leaves the symbol no freedom.
            guard let limit = tableau.leavingRow(for: symbol) else { return true }
            return tableau.rows[limit].constant > Tableau.tolerance
        }
    }
}
