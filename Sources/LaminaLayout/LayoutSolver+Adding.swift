extension LayoutSolver {
    /// Puts a constraint into the tableau; breaks one where required ones contradict each other.
    mutating func install(_ id: LinearConstraintID) {
        // Each round breaks one more, and what is broken fits.
        while let contradicting = attempt(id) {
            let broken = victim(among: contradicting)
            conflicts.append(LayoutConflict(constraints: contradicting, broken: broken))
            if broken != id { uninstall(broken) }
            entries[broken]?.isBroken = true
            if broken != id { _ = attempt(broken) }
        }
        isUnsettled = true
    }

    /// The last that may be broken.
    func victim(among ids: [LinearConstraintID]) -> LinearConstraintID {
        ids.last { entries[$0]?.constraint.isBreakable == true } ?? ids[ids.count - 1]
    }

    /// - Returns: The required constraints that contradict each other, this one among them; nil when it was added.
    private mutating func attempt(_ id: LinearConstraintID) -> [LinearConstraintID]? {
        guard let entry = entries[id] else { return nil }
        var row = LinearRow(constant: entry.constraint.constant)
        for term in entry.constraint.terms where term.coefficient != 0 {
            tableau.add(term.variable.symbol, term.coefficient, to: &row)
        }
        mark(id, in: &row)
        if row.constant < 0 { row.negate() }
        if let subject = subject(of: id, in: row) {
            row.solve(for: subject)
            tableau.insertAndSubstitute(row, for: subject)
            return nil
        }
        guard row.terms.contains(where: { tableau.kinds[$0.symbol] != .dummy }) else { return addEquation(row, of: id) }
        return addByArtificialSymbol(row, of: id)
    }

    /// Gives a constraint its symbols and adds them to its equation.
    private mutating func mark(_ id: LinearConstraintID, in row: inout LinearRow) {
        guard var entry = entries[id] else { return }
        let priority = entry.constraint.priority
        switch (entry.constraint.relation, entry.isRequired) {
        case (.equal, true): (entry.marker, entry.markerSign) = (tableau.makeSymbol(.dummy), 1)
        case (.equal, false):
            (entry.marker, entry.markerSign) = (makeError(priority), -1)
            entry.other = makeError(priority)
        case (let relation, let isRequired):
            (entry.marker, entry.markerSign) = (tableau.makeSymbol(.slack), relation == .lessThanOrEqual ? 1 : -1)
            entry.other = isRequired ? nil : makeError(priority)
        }
        row.add(entry.marker, entry.markerSign)
        if let other = entry.other { row.add(other, -entry.markerSign) }
        owners[entry.marker] = id
        entries[id] = entry
    }

    private mutating func makeError(_ priority: Double) -> Int {
        let symbol = tableau.makeSymbol(.error)
        tableau.objective.add(symbol, priority: priority)
        return symbol
    }

    /// The symbol that the equation can say the value of as it stands.
    private func subject(of id: LinearConstraintID, in row: LinearRow) -> Int? {
        if let variable = row.terms.first(where: { tableau.kinds[$0.symbol] == .variable }) { return variable.symbol }
        guard let entry = entries[id] else { return nil }
        return [entry.marker, entry.other].compactMap { $0 }
            .first { tableau.kinds[$0] != .dummy && row.coefficient(of: $0) < 0 }
    }

    /// Adds an equation that says nothing new, or what cannot be.
    private mutating func addEquation(_ row: LinearRow, of id: LinearConstraintID) -> [LinearConstraintID]? {
        guard let marker = entries[id]?.marker else { return nil }
        guard abs(row.constant) <= Tableau.tolerance else {
            defer { drop(id) }
            return contradicting(row, id)
        }
        var row = row
        row.constant = 0
        row.solve(for: marker)
        tableau.insertAndSubstitute(row, for: marker)
        return nil
    }

    private mutating func addByArtificialSymbol(_ row: LinearRow, of id: LinearConstraintID) -> [LinearConstraintID]? {
        let artificial = tableau.makeSymbol(.slack)
        tableau.insert(row, for: artificial)
        tableau.beginLack(row)
        tableau.minimizeLack()
        let lack = tableau.endLack()
        guard lack.constant <= Tableau.tolerance else {
            let contradicting = contradicting(lack, id)
            // The artificial symbol makes it hold, so it leaves as any other does, and the artificial symbol with it.
            uninstall(id)
            tableau.forget(artificial)
            return contradicting
        }
        takeOut(artificial, of: id)
        return nil
    }

    private mutating func takeOut(_ artificial: Int, of id: LinearConstraintID) {
        if let place = tableau.row(of: artificial) {
            let row = tableau.rows[place]
            let entering = row.terms.first { tableau.kinds[$0.symbol] != .dummy }?.symbol
            if let entering = entering ?? entries[id]?.marker, row.coefficient(of: entering) != 0 {
                tableau.pivot(entering, in: place)
            } else {
                tableau.removeRow(place)
            }
        }
        tableau.erase(artificial)
        tableau.forget(artificial)
    }

    /// The constraints whose symbols an equation that cannot hold is made of.
    func contradicting(_ row: LinearRow, _ id: LinearConstraintID?) -> [LinearConstraintID] {
        let ids = row.terms.compactMap { owners[$0.symbol] }.filter { entries[$0]?.isRequired == true }
        return Set(ids + [id].compactMap { $0 }).sorted()
    }
}

extension LinearRow {
    /// Of the equation that says that this row is zero, makes the one that says what `symbol` is.
    mutating func solve(for symbol: Int) {
        let divisor = remove(symbol)
        constant /= -divisor
        for index in terms.indices { terms[index].coefficient /= -divisor }
    }
}
