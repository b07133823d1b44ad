extension Tableau {
    /// Far more steps than a layout needs; a bound for what rounding might keep turning.
    private var maximumSteps: Int { 1000 + 20 * rows.count }

    /// Makes the objective as small as it can be.
    ///
    /// The symbol with the least number enters and leaves, so that it ends (Bland 1977).
    mutating func minimizeObjective() {
        for _ in 0..<maximumSteps {
            guard let entering = improvingSymbol, let leaving = leavingRow(for: entering) else { return }
            pivot(entering, in: leaving)
        }
    }

    /// Makes what a new constraint lacks as small as it can be.
    mutating func minimizeLack() {
        for _ in 0..<maximumSteps {
            let entering = lack?.terms.first { $0.coefficient < -LinearRow.tolerance && mayEnter($0.symbol) }
            guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
            pivot(entering.symbol, in: leaving)
        }
    }

    private func mayEnter(_ symbol: Int) -> Bool { kinds[symbol] == .slack || kinds[symbol] == .error }

    private var improvingSymbol: Int? {
        var best: Int?
        for (index, level) in objective.levels.enumerated() {
            for term in level.row.terms where term.coefficient < -LinearRow.tolerance {
                if let best, best <= term.symbol { break }
                if mayEnter(term.symbol), objective.isImproved(by: term.symbol, atOrAbove: index) { best = term.symbol }
            }
        }
        return best
    }

    /// The row that is the first to reach zero when a symbol grows.
    func leavingRow(for entering: Int) -> Int? {
        var best: (row: Int, ratio: Double, basic: Int)?
        for (row, coefficient) in column(of: entering) where coefficient < 0 {
            guard let basic = basics[row], isRestricted(basic) else { continue }
            let ratio = -rows[row].constant / coefficient
            if let best, (best.ratio, best.basic) <= (ratio, basic) { continue }
            best = (row, ratio, basic)
        }
        return best?.row
    }
}
