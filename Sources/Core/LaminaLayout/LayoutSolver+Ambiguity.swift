extension LayoutSolver {
    /// True when the variable could take other values in an equally good solution; valid after `solve()`.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        // No equation determines a nonbasic variable, so the variable may take any value.
        guard tableau.isBasic(variable.symbol) else { return true }
        return tableau.expanded(LinearRow(terms: [Term(symbol: variable.symbol, coefficient: 1)])).terms.contains { isFree($0.symbol) }
    }

    /// True when a nonbasic symbol, whose value is zero, could move away from zero without raising the objective.
    private func isFree(_ symbol: Int) -> Bool {
        if tableau.kinds[symbol] == .variable { return true }
        guard tableau.objective.isIndifferent(to: symbol) else { return false }
        // The leaving row limits the growth of the symbol; a limit of zero leaves the symbol no freedom.
        guard let limit = tableau.leavingRow(for: symbol) else { return true }
        return tableau.rows[limit].constant > Tableau.tolerance
    }
}
