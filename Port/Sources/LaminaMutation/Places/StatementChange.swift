import SwiftSyntax

/// Statements that can be left out: calls whose value nobody uses, assignments, and early returns.
enum StatementChange {
    /// Returns the change that leaves a statement out; nil for one that has to stay.
    static func change(of item: CodeBlockItemSyntax) -> Change? {
        if let statement = item.item.as(ReturnStmtSyntax.self) { return isEarly(statement, item) ? .removal(of: statement) : nil }
        guard let expression = item.item.as(ExprSyntax.self), !item.isValue else { return nil }
        let plain = expression.withoutEffects
        if let operation = plain.as(InfixOperatorExprSyntax.self) {
            return operation.operator.is(AssignmentExprSyntax.self) && !initialises(operation) ? .removal(of: expression) : nil
        }
        let chained = plain.as(OptionalChainingExprSyntax.self)?.expression ?? plain
        guard let call = chained.as(FunctionCallExprSyntax.self), mayBeDropped(call) else { return nil }
        return .removal(of: expression)
    }

    /// Calls that end the program, initialise the object or check what holds anyway.
    private static let kept: Set = ["fatalError", "preconditionFailure", "exit", "abort", "precondition", "assert", "assertionFailure", "init"]

    private static func mayBeDropped(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledName?.text else { return !call.calledExpression.is(ClosureExprSyntax.self) }
        return !kept.contains(name)
    }

    /// True for an assignment in an initialiser, which the compiler needs.
    private static func initialises(_ operation: InfixOperatorExprSyntax) -> Bool {
        let target = operation.leftOperand
        let isOwn = target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self" || target.is(DeclReferenceExprSyntax.self)
        return isOwn && operation.enclosingFunction?.is(InitializerDeclSyntax.self) == true
    }

    /// True for a return in an `if` that has more to say than to return, and after which the function goes on.
    private static func isEarly(_ statement: ReturnStmtSyntax, _ item: CodeBlockItemSyntax) -> Bool {
        guard let block = item.parent?.as(CodeBlockItemListSyntax.self), block.count > 1 else { return false }
        guard let branch = block.parent?.parent?.as(IfExprSyntax.self) else { return false }
        guard let outer = branch.enclosingItem, let siblings = outer.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        return statement.expression == nil || siblings.last?.id != outer.id
    }
}

extension CodeBlockItemSyntax {
    /// True for the only expression of a getter, a closure or a function with a result, which is its value.
    fileprivate var isValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else { return false }
        // A closure of one call: most often its value.
        if owner.is(ClosureExprSyntax.self) { return !(item.as(ExprSyntax.self)?.isAssignment ?? false) }
        if owner.is(AccessorBlockSyntax.self) { return true }
        guard let container = owner.parent else { return false }
        if let function = container.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = container.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.tokenKind == .keyword(.get) }
        return isBranchValue
    }

    /// True for the only expression of a branch of an `if` or a `switch` that is itself a value.
    private var isBranchValue: Bool {
        var branch = parent?.parent?.parent
        if branch?.is(SwitchCaseListSyntax.self) == true { branch = branch?.parent }
        guard var outer = branch, outer.is(IfExprSyntax.self) || outer.is(SwitchExprSyntax.self) else { return false }
        while let next = outer.parent, next.is(IfExprSyntax.self) { outer = next }
        guard let statement = outer.parent?.as(ExpressionStmtSyntax.self) else { return true }
        return statement.parent?.as(CodeBlockItemSyntax.self)?.isValue ?? false
    }
}

extension ExprSyntax {
    /// The expression behind `try`, `await` and `unsafe`.
    fileprivate var withoutEffects: ExprSyntax {
        if let inner = self.as(TryExprSyntax.self) { return inner.expression.withoutEffects }
        if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.withoutEffects }
        if let inner = self.as(UnsafeExprSyntax.self) { return inner.expression.withoutEffects }
        return self
    }

    fileprivate var isAssignment: Bool { self.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true }
}

extension SyntaxProtocol {
    /// The declaration or closure whose body holds the node.
    fileprivate var enclosingFunction: Syntax? {
        var current = parent
        while let node = current {
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) { return node }
            if node.is(AccessorDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return node }
            current = node.parent
        }
        return nil
    }

    /// The statement of a list that holds the node.
    fileprivate var enclosingItem: CodeBlockItemSyntax? {
        var current = parent
        while let node = current {
            if let item = node.as(CodeBlockItemSyntax.self) { return item }
            current = node.parent
        }
        return nil
    }
}
