import LaminaMutation
import Testing

/// A function's body with all mutants whose changed text is in a list, numbered from 1 in the order of their places.
private func mutated(_ body: String, _ changed: String...) -> String {
    let text = "func f() {\n\(body)\n}"
    let chosen = MutablePlace.all(in: text, path: "A.swift").flatMap(\.mutants).filter { changed.contains($0.changed) }
    let numbered = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($0.offset + 1, $0.element) })
    return String(MutatedText(numbered).applied(to: text).dropFirst(11).dropLast(2))
}

struct MutatedTextTests {
    @Test func aConditionStandsBesideItsSwitch() {
        #expect(mutated("if a { b() }", "false") == "if (!laminaMutant(1) && (a)) { b() }")
        #expect(mutated("if a { b() }", "true") == "if (laminaMutant(1) || (a)) { b() }")
        #expect(mutated("if a { b() }", "!(a)") == "if ((a) != laminaMutant(1)) { b() }")
        #expect(mutated("if let a { b() }", "false") == "if !laminaMutant(1), let a { b() }")
    }

    @Test func aStatementIsUnderACondition() { #expect(mutated("b()", "nothing") == "if !laminaMutant(1) { b() }") }

    @Test func anOperatorIsChosenByTheSwitch() {
        #expect(mutated("use(a < b)", "a <= b") == "use((laminaMutant(1) ? (a <= b) : (a < b)))")
        #expect(mutated("use(a == b)", "a != b") == "use(((a == b) != laminaMutant(1)))")
        #expect(mutated("a += 1", "a -= 1") == "if laminaMutant(1) { a -= 1 } else { a += 1 }")
    }

    /// UIKit's modules have one name in their symbols.
    @Test func everyModuleAsksAFunctionOfItsOwn() {
        let mutant = MutablePlace.all(in: "func f() { b() }", path: "Sources/Apple/UIKitViews/A.swift").flatMap(\.mutants)[0]
        #expect(MutatedText([1: mutant]).applied(to: "func f() { b() }") == "func f() { if !laminaMutantInUIKitViews(1) { b() } }")
    }

    @Test func mutantsLieInsideOthers() {
        let expected = "if !laminaMutant(1) { use((laminaMutant(2) ? (a - b) : (a + b))) }"
        #expect(mutated("use(a + b)", "nothing", "a - b") == expected)
    }

    @Test func mutantsOfOneNodeLieInsideEachOther() {
        let expected = "if (laminaMutant(2) || ((laminaMutant(1) ? (a <= b) : (a < b)))) { c() }"
        let other = "if (laminaMutant(2) ? (a <= b) : ((laminaMutant(1) || (a < b)))) { c() }"
        #expect([expected, other].contains(mutated("if a < b { c() }", "true", "a <= b")))
    }

    @Test func linesKeepTheirNumbers() {
        let text = mutated("use(\n    a == b,\n    c)\nd()", "nothing", "a != b")
        #expect(text.split(separator: "\n").map { $0.contains("d()") } == [false, false, false, true])
    }
}
