/// A variable whose value a `LayoutSolver` determines.
package struct LayoutVariable: Hashable, Sendable {
    let symbol: Int
}

/// A variable times a coefficient.
package struct LinearTerm: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    /// Creates a term; the coefficient defaults to 1.
    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The relation of a constraint's sum to zero.
package enum LinearRelation: Sendable, CaseIterable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A linear equation or inequality: the sum of `terms` and `constant` is related to zero by `relation`.
package struct LinearConstraint: Hashable, Sendable {
    /// The priority of a constraint that must hold: 1000.
    package static let required = 1000.0

    package var terms: [LinearTerm]
    package var constant: Double
    package var relation: LinearRelation
    /// The importance of the constraint, greater than 0 and at most `required`; a higher priority wins over any number of lower ones.
    package var priority: Double
    /// True when the constraint may be demoted to optional if required constraints contradict each other.
    ///
    /// An unbreakable constraint is demoted only if a conflict contains no breakable one.
    package var isBreakable: Bool

    /// Creates a constraint; it is a required equation by default.
    ///
    /// - Parameter constant: The constant of the sum. It must be finite, and so must the terms' coefficients.
    package init(
        _ terms: [LinearTerm], constant: Double = 0, _ relation: LinearRelation = .equal, priority: Double = required,
        isBreakable: Bool = true
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.isBreakable = isBreakable
    }
}

/// The identifier of a constraint within its solver; constraints added later compare greater.
package struct LinearConstraintID: Hashable, Comparable, Sendable {
    let number: Int

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A set of required constraints that cannot all hold.
package struct LayoutConflict: Hashable, Sendable {
    /// The constraints that contradict each other, in the order in which they were added.
    package let constraints: [LinearConstraintID]
    /// The constraint that was demoted: from now on it holds only as far as the others allow.
    package let broken: LinearConstraintID
}
