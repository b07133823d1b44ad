import LaminaLayout
import TestRandom

/// A source of random constraints on given variables.
struct RandomConstraints {
    private static let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5, -3]
    private static let priorities = [LinearConstraint.required, 999, 750, 750, 250, 50]

    let variables: [LayoutVariable]

    /// Returns a random constraint.
    ///
    /// A required constraint is satisfied by `point`, which has a value for each variable, so all required ones can hold together.
    func next(_ point: [Double], _ random: inout Random) -> LinearConstraint {
        var terms: [LinearTerm] = []
        for index in variables.indices.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
            let coefficient = Self.coefficients[Int.random(in: Self.coefficients.indices, using: &random)]
            terms.append(LinearTerm(variables[index], coefficient))
        }
        let priority = Self.priorities[Int.random(in: Self.priorities.indices, using: &random)]
        let relation = LinearRelation.allCases[Int.random(in: 0..<3, using: &random)]
        var value = 0.0
        for term in terms { value += term.coefficient * point[variables.firstIndex(of: term.variable) ?? 0] }
        var constant = -value
        if priority < LinearConstraint.required { constant += Double(Int.random(in: -15...15, using: &random)) }
        if relation == .lessThanOrEqual { constant -= Double(Int.random(in: 0...9, using: &random)) }
        if relation == .greaterThanOrEqual { constant += Double(Int.random(in: 0...9, using: &random)) }
        return LinearConstraint(terms, constant: constant, relation, priority: priority)
    }
}
