extension LayoutSolver {
    /// Adds a constraint to the tableau; if it contradicts required constraints, breaks one of them to resolve the conflict.
    ///
    /// A broken constraint is demoted to optional. Each conflict is appended to `conflicts`.
    mutating func install(_ id: LinearConstraintID) {
        // The loop terminates: each round breaks one more constraint, and a broken constraint can always be added, because its error symbols
        // absorb the contradiction.
        while let contradicting = attempt(id) {
            let broken = constraintToBreak(among: contradicting)
            conflicts.append(LayoutConflict(constraints: contradicting, broken: broken))
            if broken != id { uninstall(broken) }
            entries[broken]?.isBroken = true
            if broken != id { _ = attempt(broken) }
        }
        needsMinimization = true
    }

    /// The constraint to break in a conflict: the most recently added one that is breakable, or else the most recently added of all.
    ///
    /// - Parameter ids: The contradicting constraints in the order in which they were added; not empty.
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
        // The constant is made non-negative, because it becomes the value of the symbol that the row is solved for, and a slack or error
        // must not be negative.
        if row.constant < 0 { row.negate() }
        if let symbol = symbolToSolveFor(of: id, in: row) {
            row.solve(for: symbol)
            tableau.insertAndSubstitute(row, for: symbol)
            return nil
        }
        // If only dummies are left, which are always zero, the constraint is either redundant or contradictory.
        guard row.terms.contains(where: { tableau.kinds[$0.symbol] != .dummy }) else { return addEquation(row, of: id) }
        return addByArtificialSymbol(row, of: id)
    }

    /// Creates the slack, error or dummy symbols of a constraint and adds them to its equation.
    private mutating func mark(_ id: LinearConstraintID, in row: inout LinearRow) {
        guard var entry = entries[id] else { return }
        let priority = entry.constraint.priority
        // A required equation gets a dummy. An optional equation gets two errors, one for each direction in which it can be violated.
        // An inequality gets a slack and, if it is optional, one error.
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

    /// A symbol for which the equation can be solved without making a row infeasible; nil when there is none.
    ///
    /// A variable may have any value. A slack or error of the new constraint occurs in no other row; with a negative coefficient, its value is the
    /// row's constant divided by a positive number and thus not negative.
    private func symbolToSolveFor(of id: LinearConstraintID, in row: LinearRow) -> Int? {
        if let variable = row.terms.first(where: { tableau.kinds[$0.symbol] == .variable }) { return variable.symbol }
        guard let entry = entries[id] else { return nil }
        return [entry.marker, entry.other].compactMap { $0 }
            .first { tableau.kinds[$0] != .dummy && row.coefficient(of: $0) < 0 }
    }

    /// Adds an equation in which all variables cancelled out: it is redundant when its constant is zero, and contradictory otherwise.
    ///
    /// - Returns: The contradicting constraints; nil when the equation is redundant.
    private mutating func addEquation(_ row: LinearRow, of id: LinearConstraintID) -> [LinearConstraintID]? {
        guard let marker = entries[id]?.marker else { return nil }
        guard abs(row.constant) <= Tableau.tolerance else {
            // `drop` clears the entry in `owners` that `contradicting` still reads.
            defer { drop(id) }
            return contradicting(row, id)
        }
        var row = row
        // The constant is zero but for rounding errors.
        row.constant = 0
        row.solve(for: marker)
        tableau.insertAndSubstitute(row, for: marker)
        return nil
    }

    /// Adds a row that `symbolToSolveFor` cannot solve, by the first phase of the simplex method.
    ///
    /// The row becomes the value of an artificial symbol, which is then minimised. The minimum is zero exactly if the constraint can hold.
    ///
    /// - Returns: The contradicting constraints; nil when the constraint was added.
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

    /// Removes the artificial symbol, whose value is zero, from the tableau.
    ///
    /// If the artificial symbol is basic, another symbol of its row becomes basic instead. A row without a suitable symbol is removed.
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
