/// A number that a solver chooses.
package struct LayoutVariable: Hashable, Sendable {
    let symbol: Int
}

/// A multiple of a variable.
package struct LinearTerm: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    /// A multiple of a variable.
    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a sum is related to zero.
package enum LinearRelation: Sendable, CaseIterable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A demand on variables: the sum of `terms` and `constant` is related to zero.
package struct LinearConstraint: Hashable, Sendable {
    /// The priority of what must hold.
    package static let required = 1000.0

    package var terms: [LinearTerm]
    package var constant: Double
    package var relation: LinearRelation
    /// Above 0 to `required`; a higher one always wins over any number of lower ones.
    package var priority: Double
    /// Whether it may be broken when required constraints contradict each other.
    ///
    /// Those that may not are broken only where nothing else would help.
    package var isBreakable: Bool

    /// - Parameter constant: Finite, as the terms' coefficients are.
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

/// Names a constraint within its solver; later ones are greater.
package struct LinearConstraintID: Hashable, Comparable, Sendable {
    let number: Int

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Required constraints that cannot all hold.
package struct LayoutConflict: Hashable, Sendable {
    /// Those that contradict each other, in the order in which they were added.
    package let constraints: [LinearConstraintID]
    /// The one that is from now on kept only as far as the others allow.
    package let broken: LinearConstraintID
}
