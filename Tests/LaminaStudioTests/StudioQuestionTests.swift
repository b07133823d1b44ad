import Testing

@testable import LaminaStudio

@Suite struct StudioQuestionTests {
    @Test func aPathIsANameAndParameters() throws {
        let question = StudioQuestion("graph?id=7&key=position.x&from=0.5&to=2&count=3&text=a%20b%2Bc+d&empty&a=b=c")
        #expect(question.name == "graph")
        #expect(try question.integer("id", in: 0...10) == 7)
        #expect(question["key"] == "position.x")
        #expect(try question.range(upTo: 2) == 0.5...2)
        #expect(question["text"] == "a b+c d")
        #expect(question["empty"] == "")
        #expect(question["a"] == "b=c")
        #expect(question["absent"] == nil)
    }

    @Test(arguments: ["t", "t=", "t=x", "t=nan", "t=inf", "t=-0.1", "t=1e400", "t=2.01", "t=%", "T=1"]) func aWrongNumberIsRefused(text: String) {
        #expect(throws: StudioError.self) { try StudioQuestion("q?\(text)").number("t", in: 0...2) }
    }

    @Test(arguments: ["", "?", "???", "a?&&==&=&%&%2&%zz", "%ff%fe"]) func anyTextIsAQuestion(text: String) { _ = StudioQuestion(text) }

    @Test func aRangeThatEndsBeforeItBeginsIsRefused() {
        #expect(throws: StudioError.self) { try StudioQuestion("q?from=2&to=1").range(upTo: 4) }
    }
}
