import LaminaPort
import Testing

struct ExpectedFailureTests {
    private let call = "func f() { XCTExpectFailure { XCTFail() } }"

    @Test func testCasesPassTheirFailuresToTheExpectations() {
        let lines = portedLines("public class Base: XCTestCase {\n}\nfinal class Tests: Base {\n\(call)\n}")
        #expect(lines[1].contains("public nonisolated override func recordFailure(withDescription"))
        #expect(lines[1].contains("LaminaXCTest.ExpectedFailures.contain(") && lines[1].contains("public nonisolated override func invokeTest()"))
        #expect(lines[4] == "}")
    }

    @Test(arguments: [
        "class Tests: XCTestCase {\nfunc f() {}\n}",
        "class Tests: XCTestCase {\nfunc f() { XCTExpectFailure() }\noverride func invokeTest() {}\n}",
        "func XCTExpectFailure() {}\nclass Tests: XCTestCase {\nfunc f() { XCTExpectFailure() }\n}",
    ])
    func otherTestCasesStayAsTheyAre(text: String) { #expect(port(text).texts == [text]) }
}
