extension LayoutSolver {
    /// Adds a constraint to the tableau; if required constraints contradict each other, breaks one: demotes it to optional.
    mutating func install(_ id: LinearConstraintID) {
        // Terminates: each round breaks one constraint, and a broken constraint can always be added, because its errors absorb the contradiction.
        while let contradicting = attempt(id) {
            let broken = constraintToBreak(among: contradicting)
            conflicts.append(LayoutConflict(constraints: contradicting, broken: broken))
            if broken != id { uninstall(broken) }
            entries[broken]?.isBroken = true
            if broken != id { _ = attempt(broken) }
        }
        needsMinimization = true
    }

    /// The constraint to break in a conflict: the most recently added breakable one, or the most recent one if none is breakable.
    func constraintToBreak(among ids: [LinearConstraintID]) -> LinearConstraintID {
        ids.last { entries[$0]?.constraint.isBreakable == true } ?? ids[ids.count - 1]
    }

    /// Tries to add a constraint to the tableau.
    ///
    /// - Returns: The required constraints that contradict each other, including `id`; nil when the constraint was added.
    private mutating func attempt(_ id: LinearConstraintID) -> [LinearConstraintID]? {
        guard let entry = entries[id] else { return nil }
        var row = LinearRow(constant: entry.constraint.constant)
        for term in entry.constraint.terms where term.coefficient != 0 {
            tableau.add(term.variable.symbol, term.coefficient, to: &row)
        }
        mark(id, in: &row)
        // With a constant of zero or more, the symbol that the row is solved for starts with a feasible value.
        if row.constant < 0 { row.negate() }
        if let symbol = symbolToSolveFor(of: id, in: row) {
            row.solve(for: symbol)
            tableau.insertAndSubstitute(row, for: symbol)
            return nil
        }
        guard row.terms.contains(where: { tableau.kinds[$0.symbol] != .dummy }) else { return addEquation(row, of: id) }
        return addByArtificialSymbol(row, of: id)
    }

    /// Creates the slack, error or dummy symbols of a constraint and adds them to its equation.
    private mutating func mark(_ id: LinearConstraintID, in row: inout LinearRow) {
        guard var entry = entries[id] else { return }
        let priority = entry.constraint.priority
        // An inequality gets a slack, an optional constraint an error in each direction in which it can be violated, a required equation a dummy.
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

    /// A symbol that the equation can be solved for without making any row infeasible: a variable, or a marker that keeps its value at zero or above.
    private func symbolToSolveFor(of id: LinearConstraintID, in row: LinearRow) -> Int? {
        if let variable = row.terms.first(where: { tableau.kinds[$0.symbol] == .variable }) { return variable.symbol }
        guard let entry = entries[id] else { return nil }
        return [entry.marker, entry.other].compactMap { $0 }
            .first { tableau.kinds[$0] != .dummy && row.coefficient(of: $0) < 0 }
    }

    /// Adds an equation in which all variables cancelled out: it is redundant when its constant is zero, and contradictory otherwise.
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

    /// Adds a row that cannot be solved for any of its symbols: minimises an artificial symbol, which reaches zero if the constraint can hold.
    private mutating func addByArtificialSymbol(_ row: LinearRow, of id: LinearConstraintID) -> [LinearConstraintID]? {
        let artificial = tableau.makeSymbol(.slack)
        tableau.insert(row, for: artificial)
        tableau.beginInfeasibility(row)
        tableau.minimizeInfeasibility()
        let infeasibility = tableau.endInfeasibility()
        guard infeasibility.constant <= Tableau.tolerance else {
            let contradicting = contradicting(infeasibility, id)
            // The constraint is in the tableau now, satisfied by the artificial symbol alone, so it is removed in the usual way.
            uninstall(id)
            tableau.forget(artificial)
            return contradicting
        }
        takeOut(artificial, of: id)
        return nil
    }

    /// Removes the artificial symbol, which has the value zero, from the tableau: pivots it out if it is basic, or drops its row.
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

    /// The required constraints whose symbols occur in an infeasible row, and `id`, in the order in which they were added.
    func contradicting(_ row: LinearRow, _ id: LinearConstraintID?) -> [LinearConstraintID] {
        let ids = row.terms.compactMap { owners[$0.symbol] }.filter { entries[$0]?.isRequired == true }
        return Set(ids + [id].compactMap { $0 }).sorted()
    }
}

extension LinearRow {
    /// Solves `row = 0` for `symbol`.
    mutating func solve(for symbol: Int) {
        let divisor = remove(symbol)
        constant /= -divisor
        for index in terms.indices { terms[index].coefficient /= -divisor }
    }
}
