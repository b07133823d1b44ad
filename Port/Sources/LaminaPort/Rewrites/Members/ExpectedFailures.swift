import SwiftSyntax

/// Lets tests expect failures with `XCTExpectFailure`, which XCTest lacks on Linux.
///
/// XCTest passes each failure to a method of the test case; the override of that method drops those that `LaminaXCTest` expects. Test cases that override
/// it themselves stay as they are.
struct ExpectedFailures {
    private let rewriting: Rewriting
    private var module: Module { rewriting.module }

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        guard module.files.contains(where: { $0.text.contains("XCTExpectFailure") }), !module.declaresGlobal("XCTExpectFailure") else { return }
        for type in module.types.values where type.kind == .class && type.inherited.first == "XCTestCase" {
            guard !type.members.contains(where: { $0.name == "recordFailure" || $0.name == "invokeTest" }) else { continue }
            let modifiers = (type.isPublic ? "public " : "") + "nonisolated override"
            rewriting.addMember("\(modifiers) \(Self.recording)", to: type.name)
            rewriting.addMember("\(modifiers) \(Self.invoking)", to: type.name)
        }
    }

    private static let recording = """
        func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) { \
        if !LaminaXCTest.ExpectedFailures.contain(text) { \
        super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected) } }
        """
    private static let invoking = """
        func invokeTest() { super.invokeTest(); for missing in LaminaXCTest.ExpectedFailures.finish() { \
        super.recordFailure(withDescription: missing.message, inFile: missing.file, atLine: missing.line, expected: true) } }
        """
}
