/// A failure that a test expects.
///
/// `@unchecked Sendable`: `isMet` is read and written under the lock of `ExpectedFailures`; options are set before the test expects the failure.
public final class XCTExpectedFailure: @unchecked Sendable {
    /// The rules by which an expected failure is recognised.
    public final class Options {
        /// Returns true for the failures that are expected.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// False when failures count nevertheless.
        public var isEnabled = true
        /// True when the test fails unless the expected failure happens.
        public var isStrict = true

        /// Creates options for any failure, which must happen.
        public init() {}

        convenience init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
            self.init()
            isEnabled = enabled ?? true
            isStrict = strict ?? true
            if let issueMatcher { self.issueMatcher = issueMatcher }
        }

        /// Returns options for a failure that need not happen.
        public static func nonStrict() -> Options { Options(enabled: nil, strict: false, issueMatcher: nil) }
    }

    /// The reason that the test gave.
    public let failureReason: String?
    let options: Options
    let file: String
    let line: Int
    /// True once a failure was the expected one.
    var isMet = false

    init(_ failureReason: String?, _ options: Options, file: StaticString, line: UInt) {
        self.failureReason = failureReason
        self.options = options
        self.file = "\(file)"
        self.line = Int(line)
    }
}
