/// Declares that the rest of the test is expected to fail, so that its failures do not count.
///
/// - Parameters:
///   - failureReason: The reason of the failure, such as the number of a known fault.
///   - enabled: False when failures count nevertheless; true by default.
///   - strict: False when the test may also pass; otherwise a test without an expected failure fails.
///   - issueMatcher: Returns true for the failures that are expected; all are without it.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
    XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Declares that the rest of the test is expected to fail.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line
) {
    guard options.isEnabled else { return }
    ExpectedFailures.begin(XCTExpectedFailure(failureReason, options, file: file, line: line))
}

/// Calls a block that is expected to fail, so that failures in it do not count.
///
/// - Parameters:
///   - failureReason: The reason of the failure, such as the number of a known fault.
///   - enabled: False when failures count nevertheless; true by default.
///   - strict: False when the block may also pass; otherwise a block without an expected failure fails the test.
///   - failingBlock: The block; an error that it throws is passed on.
///   - issueMatcher: Returns true for the failures that are expected; all are without it.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
    failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
    return try XCTExpectFailure(failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

/// Calls a block that is expected to fail.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line,
    failingBlock: () throws -> R
) rethrows -> R {
    guard options.isEnabled else { return try failingBlock() }
    let expected = XCTExpectedFailure(failureReason, options, file: file, line: line)
    ExpectedFailures.begin(expected)
    defer { ExpectedFailures.end(expected) }
    return try failingBlock()
}
