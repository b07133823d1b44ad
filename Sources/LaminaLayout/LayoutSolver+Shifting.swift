extension LayoutSolver {
    /// Makes all constraints hold again after constants changed; breaks some where they contradict each other now.
    mutating func restore() {
        guard hasShifted else { return }
        hasShifted = false
        // Each round breaks one more constraint.
        for _ in 0...entries.count {
            guard let row = tableau.restoreRows() else { return }
            var equation = tableau.rows[row]
            if let basic = tableau.basics[row] { equation.add(basic, -1) }
            let contradicting = contradicting(equation, nil)
            guard !contradicting.isEmpty else { return rebuild() }
            let broken = victim(among: contradicting)
            conflicts.append(LayoutConflict(constraints: contradicting, broken: broken))
            entries[broken]?.isBroken = true
            rebuild()
        }
    }

    /// Begins anew with the same variables and constraints, in the order in which they came.
    private mutating func rebuild() {
        let variables = tableau.kinds
        tableau = Tableau(keepingVariablesOf: variables)
        owners = [:]
        for id in entries.keys.sorted() {
            entries[id]?.other = nil
            install(id)
        }
        settle()
    }
}

extension Tableau {
    /// A tableau without rows in which the variables of another have the same symbols.
    fileprivate init(keepingVariablesOf kinds: [SymbolKind]) {
        self.init()
        for _ in kinds { _ = makeSymbol(.variable) }
        for (symbol, kind) in kinds.enumerated().reversed() where kind != .variable { forget(symbol) }
    }
}
