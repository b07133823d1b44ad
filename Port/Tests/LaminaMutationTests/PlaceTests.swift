import LaminaMutation
import Testing

/// The changes of a function's body, each as "original → changed".
private func changes(_ body: String, result: String? = nil) -> [String] {
    let arrow = result.map { "-> \($0) " } ?? ""
    return MutablePlace.all(in: "func f() \(arrow){\n\(body)\n}", path: "A.swift").flatMap(\.mutants).map { "\($0.original) → \($0.changed)" }
}

struct PlaceTests {
    @Test func aConditionIsMadeFalseTrueAndNegated() {
        #expect(changes("if a.isEmpty { b = 1 }").prefix(3) == ["a.isEmpty → false", "a.isEmpty → true", "a.isEmpty → !(a.isEmpty)"])
        #expect(changes("guard ready else { return }") == ["ready → false", "ready → true", "ready → !(ready)"])
    }

    @Test func aLoopIsNeverMadeEndless() {
        #expect(changes("while ready { work() }") == ["ready → false", "work() → nothing"])
    }

    @Test func aBindingConditionIsMadeFalse() {
        #expect(changes("if let a = b, c { d() }") == ["c → false", "c → true", "c → !(c)", "let a = b, c → false", "d() → nothing"])
    }

    @Test func eachClauseOfAConditionIsAPlaceOfItsOwn() {
        #expect(changes("return a && b", result: "Bool") == ["a → true", "a → !(a)", "b → true", "b → !(b)"])
        #expect(changes("return a || (b && c)", result: "Bool").contains("a → false"))
        #expect(!changes("if a && b { c() }").contains("a && b → true"))
    }

    @Test func callsAndAssignmentsAreLeftOut() {
        let dropped = ["setNeedsLayout() → nothing", "size = other → nothing", "_ = list.popLast() → nothing"]
        #expect(changes("setNeedsLayout()\nsize = other\n_ = list.popLast()") == dropped)
        #expect(changes("try await store?.save(1)\nother()") == ["try await store?.save(1) → nothing", "other() → nothing"])
    }

    @Test(arguments: ["fatalError()", "precondition(true)", "super.init()", "self.init(1)"])
    func callsThatTheProgramNeedsStay(call: String) {
        #expect(changes("\(call)\n\(call)").isEmpty)
    }

    @Test func theValueOfAFunctionStays() {
        #expect(changes("make()", result: "Int").isEmpty)
        #expect(changes("if a { make() } else { other() }", result: "Int") == ["a → false", "a → true", "a → !(a)"])
        #expect(changes("switch a { case 1: make()\ndefault: other() }", result: "Int").isEmpty)
        #expect(changes("let x = list.map { make($0) }\nuse(x)") == ["use(x) → nothing"])
        #expect(MutablePlace.all(in: "var x: Int { make() }", path: "A.swift").isEmpty)
    }

    @Test func anInitialiserKeepsItsOwnAssignments() {
        let mutants = MutablePlace.all(in: "init() {\nself.a = 1\nb = 2\nview.c = 3\n}", path: "A.swift").flatMap(\.mutants)
        #expect(mutants.map(\.original) == ["view.c = 3"])
    }

    @Test(arguments: [
        ("a < b", "a <= b"), ("a >= b", "a > b"), ("a == b", "a != b"), ("a != b", "a == b"), ("a - b", "a + b"), ("min(a, b)", "max(a, b)"),
        ("list.max()", "list.min()"),
    ])
    func anOperatorIsChanged(original: String, changed: String) {
        #expect(changes("return \(original)", result: "Bool") == ["\(original) → \(changed)"])
    }

    @Test func aSumAssignmentIsChangedWhereItIsAStatement() { #expect(changes("a += 1") == ["a += 1 → a -= 1"]) }

    @Test func textsAreNotSubtracted() { #expect(changes("return \"a\" + b + c", result: "String").isEmpty) }

    @Test func anEarlyReturnIsLeftOutWhereTheFunctionGoesOn() {
        #expect(changes("if a {\nb()\nreturn\n}\nc()").contains("return → nothing"))
        #expect(!changes("if a {\nb()\nreturn 1\n}", result: "Int").contains("return 1 → nothing"))
        #expect(!changes("guard a else {\nb()\nreturn\n}").contains("return → nothing"))
    }

    @Test func aTernaryConditionIsNegated() { #expect(changes("return a ? 1 : 2", result: "Int") == ["a → !(a)"]) }

    @Test func codeThatOtherModulesOrSystemsCompileStays() {
        #expect(MutablePlace.all(in: "@inlinable func f() { g()\nh() }\n#if os(macOS)\nfunc m() { g() }\n#endif", path: "A.swift").isEmpty)
    }

    @Test func aPlaceKnowsItsLines() {
        let mutants = MutablePlace.all(in: "func f() {\n    // Comment\n    g(\n        1)\n}", path: "A.swift").flatMap(\.mutants)
        #expect(mutants.map(\.lines) == [3...4])
        #expect(mutants.first?.description == "A.swift:3: g( 1)  →  nothing")
    }
}
