import LaminaPort
import Testing

struct TestAttachmentTests {
    private let header = "class Tests: XCTestCase {\nfunc testA() { let a = XCTAttachment(string: \"x\"); "

    @Test(arguments: ["add(a)", "self.add(a)"])
    func testCasesKeepAttachments(call: String) {
        let text = header + "\(call) }\n}"
        let ported = port(text).texts[0]
        #expect(ported.hasPrefix(text) && ported.contains("fileprivate extension XCTestCase { nonisolated func add(_ attachment: XCTAttachment)"))
    }

    @Test(arguments: [
        "class Tests: XCTestCase {\nfunc testA() { add(1) }\n}",
        "class Tests: XCTestCase {\nfunc testA() { XCTContext.runActivity(named: \"a\") { $0.add(XCTAttachment(string: \"x\")) } }\n}",
    ])
    func othersStayAsTheyAre(text: String) { #expect(port(text).texts == [text]) }
}
