import LaminaConcurrency

/// The failures that the running test expects.
///
/// XCTest on Linux has no expected failures, but calls a method of the test case, `recordFailure`, for each failure. The SDK's compiler overrides
/// that method in test cases and asks `contain` there.
public enum ExpectedFailures {
    /// An expected failure that did not happen.
    public struct Missing: Sendable {
        /// The message, with the reason that the test gave.
        public let message: String
        /// The path of the file that expects the failure.
        public let file: String
        /// The line in that file, from 1.
        public let line: Int

        init?(_ expected: XCTExpectedFailure) {
            guard expected.options.isStrict, !expected.isMet else { return nil }
            message = "Expected failure" + (expected.failureReason.map { " '\($0)'" } ?? "") + " but none recorded"
            file = expected.file
            line = expected.line
        }
    }

    private struct State {
        /// The expected failures of the scopes that are open, the innermost last.
        var expected: [XCTExpectedFailure] = []
        var missing: [Missing] = []
    }

    private static let state = Guarded(State())

    /// Returns true, and remembers that it happened, when a failure is expected; the innermost block is asked first.
    public static func contain(_ description: String) -> Bool {
        let issue = XCTIssue(description: description)
        // Matchers are the test's own code, and may themselves fail or expect failures.
        let match = state.withLock { $0.expected }.last { $0.options.issueMatcher(issue) }
        state.withLock { _ in match?.isMet = true }
        return match != nil
    }

    /// Forgets the expectations of the test that ends, and returns the failures that did not happen.
    public static func finish() -> [Missing] {
        state.withLock { state in
            defer { state = State() }
            return state.missing + state.expected.compactMap { Missing($0) }
        }
    }

    static func begin(_ expected: XCTExpectedFailure) { state.withLock { $0.expected.append(expected) } }

    static func end(_ expected: XCTExpectedFailure) {
        state.withLock { state in
            state.expected.removeAll { $0 === expected }
            if let missing = Missing(expected) { state.missing.append(missing) }
        }
    }
}
