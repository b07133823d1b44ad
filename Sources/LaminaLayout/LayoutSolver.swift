/// Chooses numbers for variables so that constraints hold: all required ones, and of the others those of the highest priority as well as
/// possible, then those of the next.
///
/// Constraints come and go one at a time, and constants change, at the cost of what they touch. The answer depends on nothing but the
/// calls made. Where several answers are equally good it is one of them, always the same.
///
/// - Source: Badros, Borning and Stuckey 2001, with one objective for each priority instead of weights.
package struct LayoutSolver {
    struct Entry {
        var constraint: LinearConstraint
        /// Stands for the constraint in the tableau; moves with its constant.
        var marker = 0
        /// The marker's coefficient in the constraint's own equation: 1 or -1.
        var markerSign = 1.0
        /// The other symbol of the constraint, if it has two.
        var other: Int?
        /// Required, and broken for the sake of others.
        var isBroken = false

        var isRequired: Bool { constraint.priority >= LinearConstraint.required && !isBroken }
    }

    var tableau = Tableau()
    var entries: [LinearConstraintID: Entry] = [:]
    /// Which constraint a symbol belongs to.
    var owners: [Int: LinearConstraintID] = [:]
    var conflicts: [LayoutConflict] = []
    /// The objective may be not the smallest.
    var isUnsettled = false
    /// Constants changed.
    var hasShifted = false
    private var nextNumber = 0

    /// A solver without variables.
    package init() {}

    /// A new variable; it is 0 while nothing is said about it.
    package mutating func makeVariable() -> LayoutVariable { LayoutVariable(symbol: tableau.makeSymbol(.variable)) }

    /// Gives up a variable that is in no constraint any more.
    package mutating func remove(_ variable: LayoutVariable) { tableau.forget(variable.symbol) }

    /// Makes a constraint hold from the next `solve()` on.
    package mutating func add(_ constraint: LinearConstraint) -> LinearConstraintID {
        precondition(
            constraint.constant.isFinite && constraint.terms.allSatisfy { $0.coefficient.isFinite }, "constraint of what is no number")
        precondition(constraint.priority > 0, "priority of nothing")
        restore()
        nextNumber += 1
        let id = LinearConstraintID(number: nextNumber)
        entries[id] = Entry(constraint: constraint)
        install(id)
        return id
    }

    /// Takes a constraint away.
    package mutating func remove(_ id: LinearConstraintID) {
        restore()
        guard entries[id] != nil else { return }
        uninstall(id)
        entries[id] = nil
    }

    /// Changes the constant of a constraint.
    ///
    /// - Returns: Whether it is another one.
    @discardableResult
    package mutating func setConstant(_ constant: Double, of id: LinearConstraintID) -> Bool {
        precondition(constant.isFinite, "constraint of what is no number")
        guard let entry = entries[id], entry.constraint.constant != constant else { return false }
        settle()
        let change = (constant - entry.constraint.constant) * entry.markerSign
        entries[id]?.constraint.constant = constant
        hasShifted = true
        if let row = tableau.row(of: entry.marker) {
            tableau.shift(row, by: -change)
        } else {
            for (row, coefficient) in tableau.column(of: entry.marker) { tableau.shift(row, by: coefficient * change) }
        }
        return true
    }

    /// Brings the variables' values up to date.
    ///
    /// - Returns: Contradictions that were found since the last time.
    package mutating func solve() -> [LayoutConflict] {
        restore()
        settle()
        defer { conflicts = [] }
        return conflicts
    }

    /// As of the last `solve()`.
    package func value(of variable: LayoutVariable) -> Double { tableau.value(of: variable.symbol) }

    /// The objective is the smallest again.
    mutating func settle() {
        guard isUnsettled else { return }
        isUnsettled = false
        tableau.minimizeObjective()
    }
}
