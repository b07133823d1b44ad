import LaminaXCTest
import Testing

/// The expectations of a test.
///
/// Each test reports failures itself, in place of the methods that the SDK's compiler adds to test cases.
@Suite(.serialized)
struct ExpectedFailureTests {
    @Test func aFailureInABlockIsExpected() {
        let result = XCTExpectFailure("known") {
            #expect(ExpectedFailures.contain("XCTAssertTrue failed - "))
            return 3
        }
        #expect(result == 3)
        #expect(!ExpectedFailures.contain("XCTAssertTrue failed - "))
        #expect(ExpectedFailures.finish().isEmpty)
    }

    @Test func aStrictBlockMustFail() throws {
        XCTExpectFailure("known", file: "/a.swift", line: 7) {}
        let missing = try #require(ExpectedFailures.finish().first)
        #expect(missing.message == "Expected failure 'known' but none recorded")
        #expect(missing.file == "/a.swift" && missing.line == 7)
        #expect(ExpectedFailures.finish().isEmpty)
    }

    @Test func aBlockThatIsNotStrictMayPass() {
        XCTExpectFailure(strict: false) {}
        XCTExpectFailure(options: .nonStrict()) {}
        #expect(ExpectedFailures.finish().isEmpty)
    }

    @Test func theRestOfATestIsExpectedToFail() {
        XCTExpectFailure()
        #expect(ExpectedFailures.contain("one") && ExpectedFailures.contain("two"))
        #expect(ExpectedFailures.finish().isEmpty)
        #expect(!ExpectedFailures.contain("in the next test"))
        XCTExpectFailure()
        #expect(ExpectedFailures.finish().map(\.message) == ["Expected failure but none recorded"])
    }

    @Test func aMatcherChoosesFailures() {
        XCTExpectFailure(strict: false) {
            XCTExpectFailure {
                #expect(ExpectedFailures.contain("threw error \"x\""))
                #expect(ExpectedFailures.contain("XCTAssertTrue failed"))
            } issueMatcher: {
                $0.type == .thrownError
            }
        }
        XCTExpectFailure(strict: false) {
            #expect(!ExpectedFailures.contain("XCTAssertTrue failed"))
        } issueMatcher: {
            $0.compactDescription.contains("Equal")
        }
        #expect(ExpectedFailures.finish().isEmpty)
    }

    @Test func aDisabledExpectationChangesNothing() {
        XCTExpectFailure(enabled: false) { #expect(!ExpectedFailures.contain("XCTAssertTrue failed")) }
        #expect(ExpectedFailures.finish().isEmpty)
    }

    @Test func anErrorLeavesTheBlockAndIsNotExpectedAfterIt() {
        struct Broken: Error {}
        #expect(throws: Broken.self) { try XCTExpectFailure(strict: false) { throw Broken() } }
        #expect(!ExpectedFailures.contain("threw error"))
    }
}
