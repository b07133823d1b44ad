extension LayoutSolver {
    /// Makes all rows feasible again after constants changed; if required constraints contradict each other, breaks some of them.
    mutating func restore() {
        guard mayBeInfeasible else { return }
        mayBeInfeasible = false
        // The loop terminates: each round breaks one more constraint.
        for _ in 0...entries.count {
            guard let row = tableau.restoreRows() else { return }
            // The row as the equation `row - basic = 0`, so that the constraint of the basic symbol is found too.
            var equation = tableau.rows[row]
            if let basic = tableau.basics[row] { equation.add(basic, -1) }
            let contradicting = contradicting(equation, nil)
            // A real contradiction involves required constraints. Without any, rounding errors have spoiled the tableau, so it is built anew.
            guard !contradicting.isEmpty else { return rebuild() }
            let broken = constraintToBreak(among: contradicting)
            conflicts.append(LayoutConflict(constraints: contradicting, broken: broken))
            entries[broken]?.isBroken = true
            rebuild()
        }
    }

    /// Rebuilds the tableau from the same variables and constraints, in the order in which the constraints were added.
    private mutating func rebuild() {
        let variables = tableau.kinds
        tableau = Tableau(keepingVariablesOf: variables)
        owners = [:]
        for id in entries.keys.sorted() {
            entries[id]?.other = nil
            install(id)
        }
        minimizeIfNeeded()
    }
}

extension Tableau {
    /// Creates a tableau without rows in which variables keep the symbols that they have in another tableau.
    fileprivate init(keepingVariablesOf kinds: [SymbolKind]) {
        self.init()
        for _ in kinds { _ = makeSymbol(.variable) }
        // `makeSymbol` reuses the symbol that was released last. The reversed order releases the lowest symbol last, so it is reused first.
        for (symbol, kind) in kinds.enumerated().reversed() where kind != .variable { forget(symbol) }
    }
}
