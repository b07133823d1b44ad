/// A solver that assigns values to variables so that linear constraints hold.
///
/// All required constraints hold; the others are satisfied as well as possible, strictly by descending priority. Constraints can be added,
/// removed and given new constants one at a time, at a cost proportional to the number of affected rows. The same sequence of calls always
/// gives the same solution, even when several solutions are equally good.
///
/// - Source: Badros, Borning and Stuckey 2001, with one objective for each priority instead of weights.
package struct LayoutSolver {
    /// A constraint with its symbols in the tableau.
    struct Entry {
        var constraint: LinearConstraint
        /// The symbol that identifies the constraint in the tableau; its column gives the rows that depend on the constraint's constant.
        var marker = 0
        /// The marker's coefficient in the constraint's own equation: 1 or -1.
        var markerSign = 1.0
        /// The constraint's second symbol, an error; nil for required constraints.
        var other: Int?
        /// True when a required constraint was demoted to optional to resolve a conflict.
        var isBroken = false

        var isRequired: Bool { constraint.priority >= LinearConstraint.required && !isBroken }
    }

    var tableau = Tableau()
    var entries: [LinearConstraintID: Entry] = [:]
    /// The constraint of each marker symbol.
    var owners: [Int: LinearConstraintID] = [:]
    /// The conflicts found since the last `solve()`.
    var conflicts: [LayoutConflict] = []
    /// True when the objective may not be at its minimum, because constraints were added or removed.
    var needsMinimization = false
    /// True when constants changed, so that rows may be infeasible.
    var mayBeInfeasible = false
    private var nextNumber = 0

    /// Creates a solver without variables.
    package init() {}

    /// Creates a variable; its value is 0 while no constraint contains it.
    package mutating func makeVariable() -> LayoutVariable { LayoutVariable(symbol: tableau.makeSymbol(.variable)) }

    /// Releases a variable that no constraint contains any more.
    package mutating func remove(_ variable: LayoutVariable) { tableau.forget(variable.symbol) }

    /// Adds a constraint; the values reflect it after the next `solve()`.
    ///
    /// - Precondition: All numbers are finite, and the priority is greater than zero.
    package mutating func add(_ constraint: LinearConstraint) -> LinearConstraintID {
        precondition(
            constraint.constant.isFinite && constraint.terms.allSatisfy { $0.coefficient.isFinite }, "a constraint's numbers must be finite")
        precondition(constraint.priority > 0, "a priority must be above 0")
        restore()
        nextNumber += 1
        let id = LinearConstraintID(number: nextNumber)
        entries[id] = Entry(constraint: constraint)
        install(id)
        return id
    }

    /// Removes a constraint; does nothing if it was already removed.
    package mutating func remove(_ id: LinearConstraintID) {
        restore()
        guard entries[id] != nil else { return }
        uninstall(id)
        entries[id] = nil
    }

    /// Changes the constant of a constraint.
    ///
    /// - Returns: True when the constant differs from the previous one.
    @discardableResult
    package mutating func setConstant(_ constant: Double, of id: LinearConstraintID) -> Bool {
        precondition(constant.isFinite, "a constraint's numbers must be finite")
        guard let entry = entries[id], entry.constraint.constant != constant else { return false }
        // The dual simplex method in `restore()` must begin at an optimum, so a pending minimisation comes first.
        minimizeIfNeeded()
        let change = (constant - entry.constraint.constant) * entry.markerSign
        entries[id]?.constraint.constant = constant
        mayBeInfeasible = true
        // A change of the constant has the same effect as a change of the marker's value. A basic marker occurs in its own row only; a nonbasic
        // marker may occur in many rows.
        if let row = tableau.row(of: entry.marker) {
            tableau.shift(row, by: -change)
        } else {
            for (row, coefficient) in tableau.column(of: entry.marker) { tableau.shift(row, by: coefficient * change) }
        }
        return true
    }

    /// Updates the values of all variables.
    ///
    /// - Returns: The conflicts found since the last call.
    package mutating func solve() -> [LayoutConflict] {
        restore()
        minimizeIfNeeded()
        defer { conflicts = [] }
        return conflicts
    }

    /// The value of a variable as of the last `solve()`.
    package func value(of variable: LayoutVariable) -> Double { tableau.value(of: variable.symbol) }

    /// Minimises the objective if constraints were added or removed.
    mutating func minimizeIfNeeded() {
        guard needsMinimization else { return }
        needsMinimization = false
        tableau.minimizeObjective()
    }
}
