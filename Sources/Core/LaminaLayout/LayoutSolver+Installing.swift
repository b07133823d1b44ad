extension LayoutSolver {
    /// Installs the added constraints in the tableau and minimises the objective.
    mutating func installAdded() {
        let ids = added.filter { entries[$0] != nil }
        guard !ids.isEmpty else { return added = [] }
        added = []
        order += ids
        if install(ids) { tableau.minimizeObjective() } else { rebuild() }
    }

    /// Builds the tableau anew from all constraints and minimises the objective.
    mutating func rebuild() {
        order = (order + added).filter { entries[$0] != nil }
        added = []
        needsRebuild = false
        haveConstantsChanged = false
        repeat { clear() } while !install(order)
        tableau.minimizeObjective()
    }

    /// Removes all equations from the tableau; variables keep their symbols.
    private mutating func clear() {
        tableau = Tableau(keepingVariablesOf: tableau.kinds)
        for variable in removedVariables { tableau.forget(variable.symbol) }
        removedVariables = []
        factors = nil
        for id in order {
            entries[id]?.artificial = nil
            entries[id]?.isInTableau = false
            entries[id]?.isRedundant = false
        }
    }

    /// Installs constraints and breaks required ones that contradict each other.
    ///
    /// A broken constraint is demoted to optional. Each conflict is appended to `conflicts`.
    ///
    /// - Returns: False when an installed constraint was broken, so that the tableau must be built anew. Each time, one more constraint is broken,
    ///   and a broken constraint can always be installed, because its errors absorb the contradiction.
    private mutating func install(_ ids: [LinearConstraintID]) -> Bool {
        for id in sorted(ids) {
            guard let contradicting = install(id) else { continue }
            let broken = breakOne(of: contradicting)
            guard broken == id, install(id) == nil else { return false }
        }
        return true
    }

    /// Sorts constraints so that the tableau stays small: required equations come first, short ones before long ones.
    ///
    /// Unbreakable equations come before breakable ones of the same length, so that a conflict is found when the constraint to break is installed.
    private func sorted(_ ids: [LinearConstraintID]) -> [LinearConstraintID] {
        func rank(_ id: LinearConstraintID) -> (terms: Int, breakable: Int) {
            guard let entry = entries[id], entry.isRequiredEquation else { return (.max, 0) }
            return (entry.constraint.terms.count, entry.constraint.isBreakable ? 1 : 0)
        }
        let ranked = ids.map { (id: $0, rank: rank($0)) }
        return ranked.sorted { ($0.rank.terms, $0.rank.breakable, $0.id) < ($1.rank.terms, $1.rank.breakable, $1.id) }.map(\.id)
    }

    /// Tries to install a constraint.
    ///
    /// - Returns: The required constraints that contradict each other, including `id`; nil when the constraint was installed.
    private mutating func install(_ id: LinearConstraintID) -> [LinearConstraintID]? {
        mark(id)
        entries[id]?.isInTableau = true
        let equation = equation(of: id)
        // Nothing refers to an unused variable, so the equation defines it as it stands. The last symbol mostly belongs to the view that was
        // added last, which the equation places relative to older ones.
        if let variable = equation.terms.last(where: { isUnused($0.symbol) })?.symbol {
            tableau.define(variable, by: equation)
            return nil
        }
        var row = tableau.expand(equation)
        if let variable = largestVariable(of: row) {
            tableau.define(variable, by: row)
            return nil
        }
        guard !row.terms.isEmpty else { return installSum(row.constant, of: id) }
        // The constant is made non-negative, because it becomes the value of the symbol that the row is solved for, and a slack or error
        // must not be negative.
        let isNegated = row.constant < 0
        if isNegated { row.negate() }
        guard let symbol = ownSymbol(of: id, in: row) else { return installByArtificialSymbol(row, isNegated: isNegated, of: id) }
        row.solve(for: symbol)
        tableau.insert(row, for: symbol)
        return nil
    }

    /// Creates the slack and error symbols of a constraint.
    ///
    /// A required equation has none. An optional equation has two errors, one for each direction in which it can be violated. An inequality has a
    /// slack and, if it is optional, one error.
    private mutating func mark(_ id: LinearConstraintID) {
        guard var entry = entries[id] else { return }
        let isOptional = !entry.isRequired
        entry.marker = nil
        entry.error = nil
        if entry.constraint.relation != .equal {
            entry.marker = tableau.makeSymbol(.slack)
        } else if isOptional {
            entry.marker = makeError(entry.constraint.priority)
        }
        if isOptional { entry.error = makeError(entry.constraint.priority) }
        entries[id] = entry
    }

    private mutating func makeError(_ priority: Double) -> Int {
        let symbol = tableau.makeSymbol(.error)
        tableau.objective.add(symbol, priority: priority)
        return symbol
    }

    /// A constraint as an equation with its slack and errors: the row is zero.
    func equation(of id: LinearConstraintID) -> LinearRow {
        guard let entry = entries[id] else { return LinearRow() }
        var row = LinearRow(constant: entry.constraint.constant)
        for term in entry.constraint.terms where term.coefficient != 0 { row.add(term.variable.symbol, term.coefficient) }
        let sign = entry.constraint.relation == .lessThanOrEqual ? 1.0 : -1.0
        if let marker = entry.marker { row.add(marker, sign) }
        if let error = entry.error { row.add(error, -sign) }
        if let artificial = entry.artificial { row.add(artificial.symbol, artificial.coefficient) }
        return row
    }

    private func isUnused(_ symbol: Int) -> Bool {
        tableau.kinds[symbol] == .variable && !tableau.isReferenced[symbol] && !tableau.isBasic(symbol)
    }

    /// The variable with the largest coefficient, which enlarges rounding errors least; the lowest symbol wins ties.
    private func largestVariable(of row: LinearRow) -> Int? {
        let terms = row.terms.filter { tableau.kinds[$0.symbol] == .variable }
        return terms.max { abs($0.coefficient) < abs($1.coefficient) * (1 - 1e-9) }?.symbol
    }

    /// The slack or error of the new constraint for which its row can be solved with a value that is not negative.
    ///
    /// It occurs in no other row. With a negative coefficient, its value is the row's constant divided by a positive number.
    private func ownSymbol(of id: LinearConstraintID, in row: LinearRow) -> Int? {
        [entries[id]?.marker, entries[id]?.error].compactMap { $0 }.first { row.coefficient(of: $0) < 0 }
    }

    /// Installs a required equation in which all symbols cancelled out: it is redundant when its constant is zero, and contradictory otherwise.
    ///
    /// - Returns: The contradicting constraints; nil when the equation is redundant.
    private mutating func installSum(_ constant: Double, of id: LinearConstraintID) -> [LinearConstraintID]? {
        entries[id]?.isInTableau = false
        guard abs(constant) <= Tableau.tolerance else { return contradicting(equation(of: id), and: id) }
        entries[id]?.isRedundant = true
        return nil
    }

    /// Installs a row without a symbol of its own to solve for, by the first phase of the simplex method.
    ///
    /// The row becomes the value of an artificial symbol, which is then minimised. The minimum is zero exactly if the constraint can hold.
    ///
    /// - Returns: The contradicting constraints; nil when the constraint was installed.
    private mutating func installByArtificialSymbol(_ row: LinearRow, isNegated: Bool, of id: LinearConstraintID) -> [LinearConstraintID]? {
        let artificial = tableau.makeSymbol(.slack)
        tableau.insert(row, for: artificial)
        tableau.beginInfeasibility(row)
        tableau.minimizeInfeasibility()
        guard tableau.endInfeasibility() > Tableau.tolerance else {
            takeOut(artificial, of: id)
            return nil
        }
        entries[id]?.artificial = Term(symbol: artificial, coefficient: isNegated ? 1 : -1)
        let contradicting = contradicting(LinearRow(terms: [Term(symbol: artificial, coefficient: 1)]), and: id)
        discard(artificial, of: id)
        return contradicting
    }

    /// Removes the artificial symbol, whose value is zero, from the tableau.
    ///
    /// If it is basic, another symbol of its row becomes basic instead. A row without another symbol belongs to a redundant equation and is removed.
    private mutating func takeOut(_ artificial: Int, of id: LinearConstraintID) {
        if let place = tableau.row(of: artificial) {
            tableau.setConstant(0, of: place)
            if let entering = tableau.rows[place].terms.max(by: { abs($0.coefficient) < abs($1.coefficient) })?.symbol {
                tableau.pivot(entering, in: place)
            } else {
                tableau.removeRow(place)
                entries[id]?.isInTableau = false
                entries[id]?.isRedundant = true
            }
        }
        tableau.erase(artificial)
        tableau.forget(artificial)
    }

    /// Removes a constraint that could not be installed, with its symbols.
    ///
    /// While the artificial symbol is basic, no other row is a combination that includes the constraint's equation.
    private mutating func discard(_ artificial: Int, of id: LinearConstraintID) {
        if let place = tableau.row(of: artificial) { tableau.removeRow(place) }
        for symbol in [artificial, entries[id]?.marker, entries[id]?.error].compactMap({ $0 }) {
            tableau.erase(symbol)
            tableau.forget(symbol)
        }
        entries[id]?.artificial = nil
        entries[id]?.isInTableau = false
    }
}
