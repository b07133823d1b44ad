import Foundation
import Testing

/// Numbers measured on Apple's UIKit, with one test per case.
@Suite(.serialized) @MainActor struct UIKitReferenceTests {
    @Test(arguments: try UIKitCase.stored())
    func uikitCasesHaveTheMeasuredResults(item: UIKitCase) throws {
        guard let reason = item.differs else { return try check(item) }
        withKnownIssue(Comment(rawValue: reason)) { try check(item) }
    }

    @Test func atLeastNineteenOfTwentyStoredMeasurementsMatch() throws {
        let measured = try UIKitCase.stored().filter { $0.basis == .measured }
        #expect(measured.count > 300)
        #expect(Double(measured.count { $0.differs == nil }) >= 0.95 * Double(measured.count))
        #expect(Set(measured.map(\.id)).count == measured.count)
    }

    nonisolated private static let path = ProcessInfo.processInfo.environment["LAMINA_UIKIT_REFERENCE"]

    /// Runs the measurements of the file that the environment variable names, except those of iOS 26's glass design, which Lamina does not have.
    @Test(.enabled(if: path != nil, "LAMINA_UIKIT_REFERENCE names no file of cases"))
    func atLeastNineteenOfTwentyMeasurementsOfAGivenFileMatch() throws {
        var (passed, judged) = (0, 0)
        for item in try UIKitCase.all(at: try #require(Self.path)) where item.look != "ios26" {
            do {
                let isAlike = item.expected.matches(try item.answer(), within: item.tolerance)
                if !isAlike { print("uikit reference: failed \(item): expected \(item.expected), got \(try item.answer())") }
                guard item.basis != .thirdParty else { continue }
                judged += 1
                passed += isAlike ? 1 : 0
            } catch let missing as Unsupported {
                print("uikit reference: unsupported \(item): \(missing.what)")
            }
        }
        print("uikit reference: \(passed) of \(judged)")
        #expect(Double(passed) >= 0.95 * Double(judged))
    }

    private func check(_ item: UIKitCase) throws {
        let answer = try item.answer()
        #expect(item.expected.matches(answer, within: item.tolerance), "got \(answer)")
    }
}
