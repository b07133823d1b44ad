extension Tableau {
    /// Returns a row in which definitions and rows have replaced all basic symbols.
    ///
    /// The cost is proportional to the length of all definitions that the row depends on. They are shortened for the next time.
    mutating func expand(_ row: LinearRow) -> LinearRow {
        var sum = SymbolSum()
        swap(&sum, &self.sum)
        sum.reserve(kinds.count)
        walk.reserve(kinds.count)
        for term in row.terms { walk.visit(term.symbol, definitions) }
        for variable in walk.order { shorten(variable) }
        let expanded = expanded(row, in: walk.order, &sum)
        walk.reset()
        swap(&sum, &self.sum)
        return expanded
    }

    /// Returns a row in which definitions and rows have replaced all basic symbols, without any change of the tableau.
    func expanded(_ row: LinearRow) -> LinearRow {
        var (walk, sum) = (DefinitionWalk(), SymbolSum())
        walk.reserve(kinds.count)
        sum.reserve(kinds.count)
        for term in row.terms { walk.visit(term.symbol, definitions) }
        return expanded(row, in: walk.order, &sum)
    }

    /// Returns the value of each symbol, indexed by symbol.
    mutating func values() -> [Double] {
        var values = [Double](repeating: 0, count: kinds.count)
        for (row, basic) in zip(rows, basics) {
            if let basic { values[basic] = row.constant }
        }
        walk.reserve(kinds.count)
        for symbol in kinds.indices { walk.visit(symbol, definitions) }
        for variable in walk.order {
            guard let definition = definitions[variable] else { continue }
            values[variable] = definition.terms.reduce(definition.constant) { $0 + $1.coefficient * values[$1.symbol] }
        }
        walk.reset()
        return values
    }

    /// Replaces the basic symbols of a row.
    ///
    /// - Parameter order: All defined variables that the row depends on, each after the variables in its definition.
    private func expanded(_ row: LinearRow, in order: [Int], _ sum: inout SymbolSum) -> LinearRow {
        sum.add(row, times: 1)
        // In the reversed order, a variable is replaced when all definitions that refer to it have been, so once is enough.
        for variable in order.reversed() {
            let coefficient = sum.take(variable)
            if coefficient != 0, let definition = definitions[variable] { sum.add(definition, times: coefficient) }
        }
        // Rows contain nonbasic symbols only, so the symbols that they add need no replacement.
        for symbol in sum.touched {
            guard let place = self.row(of: symbol) else { continue }
            sum.add(rows[place], times: sum.take(symbol))
        }
        return sum.drain()
    }

    /// The number of terms above which a definition is not shortened.
    private static let longDefinition = 4

    /// Replaces the variables in a definition by their definitions if that makes it no longer.
    ///
    /// A chain of equal variables becomes flat: after `b = a`, `c = b` and `d = c`, all of them refer to `a`.
    private mutating func shorten(_ variable: Int) {
        guard let definition = definitions[variable], definition.terms.count <= Self.longDefinition else { return }
        var shortened = definition
        var inserted: [Int] = []
        for term in definition.terms {
            guard let inner = definitions[term.symbol] else { continue }
            guard inner.terms.count <= Self.longDefinition else { return }
            // An inner definition may have added the symbol of a later term.
            let coefficient = shortened.remove(term.symbol)
            shortened.add(inner, times: coefficient, inserted: &inserted)
        }
        if !inserted.isEmpty || shortened.terms.count < definition.terms.count, shortened.terms.count <= definition.terms.count {
            definitions[variable] = shortened
        }
    }
}
