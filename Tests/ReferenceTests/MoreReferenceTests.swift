import Foundation
import Testing

/// Cases from public test suites that ran on Apple's system, with one test per case.
@Suite(.serialized) @MainActor struct MoreReferenceTests {
    /// The cases of `Cases/More.json`; one with the key `differs` is argued there and does not count as passed.
    nonisolated private static func stored() throws -> [UIKitCase] { try cases("More") }

    /// Cases of the same categories, written after Apple's documentation and the same suites.
    nonisolated private static func siblings() throws -> [UIKitCase] { try cases("MoreSiblings") }

    nonisolated private static func cases(_ name: String) throws -> [UIKitCase] {
        try UIKitCase.all(at: Cases.repository.appending(path: "Tests/ReferenceTests/Cases/\(name).json").path)
    }

    @Test(arguments: try MoreReferenceTests.stored())
    func casesOfPublicSuitesHaveTheMeasuredResults(item: UIKitCase) {
        let verdict = item.judged()
        // A case that begins to pass loses its reason.
        #expect((verdict.verdict == .pass) == (item.differs == nil), "\(item.differs ?? verdict.reason ?? "passes")")
    }

    @Test(arguments: try MoreReferenceTests.siblings())
    func siblingsOfTheCasesHaveTheDocumentedResults(item: UIKitCase) {
        let verdict = item.judged()
        #expect(verdict.verdict == .pass, "\(verdict.reason ?? "")")
    }

    @Test func everyReasonIsGivenAndNearlyAllCasesOfApplesPass() throws {
        let apples = try Self.stored().filter(\.basis.isApples)
        #expect(apples.count == 183)
        #expect(Double(apples.count { $0.differs == nil }) >= 0.97 * Double(apples.count))
        #expect(try Self.stored().allSatisfy { $0.differs?.isEmpty != true })
    }
}
