/// A solver that assigns values to variables so that linear constraints hold.
///
/// **In and out.** Constraints are added, removed and given new constants; `solve()` applies all changes since the last call and stores a value for
/// each variable. All required constraints hold; the others are satisfied as well as possible, strictly by descending priority. The same sequence
/// of calls always gives the same solution, even when several solutions are equally good.
///
/// **Idea.** A constraint becomes an equation: `x ≥ 10` becomes `x - slack = 10`, and `x = 10` with a priority becomes `x - above + below = 10`,
/// where slacks and errors (above, below) are never negative. The sum of the errors is minimised by the simplex method, which keeps each equation
/// solved for one *basic* symbol. Symbols on the right side that have no equation of their own are zero. Three views of equal width in 300 points:
///
///     equation                     becomes
///     x₀ = 0                       x₀ := 0
///     x₁ = x₀ + w₀                 x₁ := x₀ + w₀
///     w₁ = w₀                      w₁ := w₀
///     x₂ = x₁ + w₁                 x₂ := x₁ + w₁
///     w₂ = w₁                      w₂ := w₁
///     x₂ + w₂ = 300                w₀ := 100           expanded, the left side is 3w₀
///     w₁ = 120, priority 500       below = 20 + above  expanded, w₁ is 100
///
/// A definition of a variable may refer to other basic variables: `x₂` still says `x₁ + w₁` when both are known. It is expanded only when an
/// equation needs it, and a definition that becomes no longer by expansion is replaced: `w₂` refers to `w₀` from then on. So n equal views cost n
/// short definitions and one long sum, and a new variable that nothing refers to is defined at once, by its constraint as it stands. Only rows of
/// slacks and errors are kept fully expanded, because the simplex method chooses by their coefficients. A layout without inequalities has none.
///
/// **Changed constants** move nothing but the constants on the right sides. They are computed from the constraints' own equations, by
/// `BasisFactors`; rows that become negative are repaired by the dual simplex method. **Contradictions** are explained by the same factors.
/// **A removal** builds everything anew from the constraints that remain. That costs as much as their first solution, a few milliseconds for a
/// thousand views, and a solver with a history cannot differ from a fresh one.
///
/// **Rejected.** A symbol for each required equation, as in the original algorithm: it finds the rows that a constant moves and undoes an equation,
/// but every row that ever used the equation carries it: n²/2 terms for n equal views (750 MB for 500), and each pivot updates them all.
/// Definitions that are always expanded: a row of n texts needs n²/2 terms for their positions. Revised simplex without any rows: a column must be
/// solved for at every step, and small layouts, which are most, become slower. Weights instead of one objective for each priority: decision 004.
///
/// - Source: Badros, Borning and Stuckey 2001, who also keep free variables apart from the simplex tableau.
package struct LayoutSolver {
    /// A constraint with its symbols in the tableau.
    struct Entry {
        var constraint: LinearConstraint
        /// The slack of an inequality, or the error of an optional equation whose left side is too large; nil for a required equation.
        var marker: Int?
        /// The error of an optional inequality, or of an optional equation whose left side is too small; nil for a required constraint.
        var error: Int?
        /// The symbol with which a constraint that cannot be satisfied yet is inserted, and its coefficient in the constraint's equation.
        var artificial: Term?
        /// True when a required constraint was demoted to optional to resolve a conflict.
        var isBroken = false
        /// True while the tableau holds the constraint's equation.
        var isInTableau = false
        /// True for an equation that follows from others and thus is not in the tableau.
        var isRedundant = false

        var isRequired: Bool { constraint.priority >= LinearConstraint.required && !isBroken }
        var isRequiredEquation: Bool { isRequired && constraint.relation == .equal }
    }

    var tableau = Tableau()
    var entries: [LinearConstraintID: Entry] = [:]
    /// The constraints in the order in which they were added; some of them may have been removed since `rebuild()`.
    var order: [LinearConstraintID] = []
    /// The constraints that the next `solve()` installs in the tableau, unless they were removed again.
    var added: [LinearConstraintID] = []
    /// The variables that were removed while the tableau may still contain them.
    var removedVariables: [LayoutVariable] = []
    /// The conflicts found since the last `solve()`.
    var conflicts: [LayoutConflict] = []
    /// True when installed constraints were removed, so that the tableau must be built anew.
    var needsRebuild = false
    /// True when constants of installed constraints changed.
    var haveConstantsChanged = false
    /// The factors of the equations in the tableau, until its basis changes.
    var factors: (constraints: [LinearConstraintID], factors: BasisFactors, basisChanges: Int)?
    /// The values of the last solution, indexed by symbol.
    private var values: [Double] = []
    private var nextNumber = 0

    /// Creates a solver without variables.
    package init() {}

    /// Creates a variable; its value is 0 while no constraint contains it.
    package mutating func makeVariable() -> LayoutVariable {
        let symbol = tableau.makeSymbol(.variable)
        if symbol < values.count { values[symbol] = 0 }
        return LayoutVariable(symbol: symbol)
    }

    /// Releases a variable that no constraint contains any more.
    package mutating func remove(_ variable: LayoutVariable) {
        guard tableau.isBasic(variable.symbol) || tableau.isReferenced[variable.symbol] else { return tableau.forget(variable.symbol) }
        removedVariables.append(variable)
    }

    /// Adds a constraint; the values reflect it after the next `solve()`.
    ///
    /// - Precondition: All numbers are finite, and the priority is greater than zero.
    package mutating func add(_ constraint: LinearConstraint) -> LinearConstraintID {
        precondition(
            constraint.constant.isFinite && constraint.terms.allSatisfy { $0.coefficient.isFinite }, "a constraint's numbers must be finite")
        precondition(constraint.priority > 0, "a priority must be above 0")
        nextNumber += 1
        let id = LinearConstraintID(number: nextNumber)
        entries[id] = Entry(constraint: constraint)
        added.append(id)
        return id
    }

    /// Removes a constraint; does nothing if it was already removed.
    package mutating func remove(_ id: LinearConstraintID) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        if entry.isInTableau || entry.isRedundant { needsRebuild = true }
    }

    /// Changes the constant of a constraint.
    ///
    /// - Returns: True when the constant differs from the previous one.
    @discardableResult
    package mutating func setConstant(_ constant: Double, of id: LinearConstraintID) -> Bool {
        precondition(constant.isFinite, "a constraint's numbers must be finite")
        guard let known = entries[id]?.constraint.constant, known != constant else { return false }
        entries[id]?.constraint.constant = constant
        haveConstantsChanged = true
        return true
    }

    /// Applies all changes and updates the values of all variables.
    ///
    /// - Returns: The conflicts found in the changed constraints.
    package mutating func solve() -> [LayoutConflict] {
        guard needsRebuild || haveConstantsChanged || !added.isEmpty else { return [] }
        defer { conflicts = [] }
        // A set that more than doubles is built anew, because equations are installed at the least cost before all others.
        if needsRebuild || added.count > order.count {
            rebuild()
        } else {
            if haveConstantsChanged { applyConstants() }
            installAdded()
        }
        values = tableau.values()
        return conflicts
    }

    /// The value of a variable as of the last `solve()`.
    package func value(of variable: LayoutVariable) -> Double { variable.symbol < values.count ? values[variable.symbol] : 0 }
}
