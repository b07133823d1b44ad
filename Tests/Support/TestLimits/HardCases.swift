import Glibc

/// Cases that might end or block the process, run one after another in the process of an exit test.
///
/// A process of its own for each case would load the whole bundle of tests as many times. A line on the standard error stream names each case as it
/// begins, so that the last line names the case that failed.
public enum HardCases {
    private static let label = "case: "

    /// Announces a case, and ends the process by a signal when the case takes more than a minute of real time.
    public static func begin(_ name: String) {
        alarm(60)
        let line = Array("\(label)\(name)\n".utf8)
        // The whole line fits into a pipe.
        _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// The names of the cases that began, in order.
    public static func names(in errors: [UInt8]) -> [String] {
        String(decoding: errors, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
    }
}
