import SwiftSyntax

extension PlaceFinder {
    /// Adds the conditions of a statement, each as one place, and the statement's binding conditions together as one more.
    func addConditions(_ conditions: ConditionElementListSyntax, mayHold: Bool) {
        for element in conditions {
            guard let expression = element.condition.as(ExprSyntax.self) else { continue }
            var changes: [Change] = [.alwaysFalse(expression)]
            if mayHold || conditions.count > 1 { changes.append(.alwaysTrue(expression)) }
            if mayHold { changes.append(.negation(of: expression)) }
            // A list of clauses has a place for each clause, and none for itself.
            if !expression.isClauseList { add(expression, changes) }
        }
        if let binding = conditions.first(where: { $0.condition.is(OptionalBindingConditionSyntax.self) }) {
            add(binding.condition, [Change(conditions, to: "false", before: [.text("!"), .isOn, .text(", ")], after: [])])
        }
    }

    /// Adds one side of `&&` or `||`; dropped, it is true in the one and false in the other.
    func addClause(_ clause: ExprSyntax, of name: String) {
        guard !clause.isClauseList else { return }
        add(clause, [name == "&&" ? .alwaysTrue(clause) : .alwaysFalse(clause), .negation(of: clause)])
    }
}

extension ExprSyntax {
    /// True for `a && b` and `a || b`, also in parentheses.
    fileprivate var isClauseList: Bool {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.isClauseList == true }
        guard let name = self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name == "&&" || name == "||"
    }
}
