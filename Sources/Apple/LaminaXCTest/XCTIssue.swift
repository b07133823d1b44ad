/// A failure of a test.
public struct XCTIssue: Sendable {
    /// The kinds of failures.
    public enum IssueType: Int, Sendable {
        /// The case tells whether an assertion, a thrown error, an exception, a measurement, the system, or the lack of an expected failure was the
        /// cause.
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// The kind of the failure.
    public var type: IssueType
    /// The message, such as `XCTAssertTrue failed - `.
    public var compactDescription: String
    /// The same message, because XCTest on Linux records no more.
    public var detailedDescription: String? { compactDescription }

    /// Creates a failure.
    public init(type: IssueType, compactDescription: String) {
        self.type = type
        self.compactDescription = compactDescription
    }

    /// Creates the issue for a failure that XCTest records: its message begins with `threw error` when the test threw one.
    init(description: String) {
        self.init(type: description.hasPrefix("threw error") ? .thrownError : .assertionFailure, compactDescription: description)
    }
}
