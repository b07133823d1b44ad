extension LayoutSolver {
    /// Whether other values of a variable would be as good; as of the last `solve()`.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        guard let row = tableau.row(of: variable.symbol) else { return true }
        return tableau.rows[row].terms.contains { isFree($0.symbol) }
    }

    /// Whether a symbol that is not basic could be more than zero at no cost.
    private func isFree(_ symbol: Int) -> Bool {
        switch tableau.kinds[symbol] {
        case .variable: return true
        case .dummy: return false
        case .slack, .error:
            guard tableau.objective.isIndifferent(to: symbol) else { return false }
            guard let limit = tableau.leavingRow(for: symbol) else { return true }
            return tableau.rows[limit].constant > Tableau.tolerance
        }
    }
}
