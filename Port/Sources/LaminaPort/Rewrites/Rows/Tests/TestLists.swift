import SwiftSyntax

/// Lets XCTest run the tests of classes on the main actor.
///
/// Swift Package Manager writes a list of each class's tests. XCTest casts the functions in it to functions without an actor, and the cast of one on the
/// main actor ends the process. `laminaTest` removes the actor at compile time instead. XCTest runs tests on the main thread.
final class TestLists: FileRewrite {
    override var rows: [Row] { [Row(.patternBinding, rewriteBinding)] }

    private var hasFunction = false

    private func rewriteBinding(_ node: PatternBindingSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name.hasPrefix("__allTests__"),
            let tests = node.initializer?.value.as(ArrayExprSyntax.self)
        else { return }
        for test in tests.elements {
            let function = test.expression.as(TupleExprSyntax.self)?.elements.last?.expression.as(DeclReferenceExprSyntax.self)
            guard let function else { continue }
            edits.insert("laminaTest(", before: function)
            edits.insert(")", after: function)
            declareFunction()
        }
    }

    private func declareFunction() {
        guard !hasFunction else { return }
        hasFunction = true
        let result = "(Case) -> () throws -> Void"
        rewriting.append(
            [
                "@_disfavoredOverload private func laminaTest<Case>(_ test: @escaping (Case) -> @MainActor () throws -> Void) -> \(result) {",
                "    { unsafeBitCast(test($0), to: (() throws -> Void).self) }",
                "}",
                // In older language modes, the function above takes functions without an actor too, and two would be one declared twice.
                "#if swift(>=6)", "private func laminaTest<Case>(_ test: @escaping \(result)) -> \(result) { test }", "#endif",
            ], to: file)
    }
}
