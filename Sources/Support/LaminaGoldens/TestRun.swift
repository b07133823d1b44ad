import Foundation

/// The identity of a test run, whose processes share a folder of failures.
package enum TestRun {
    /// Returns the name of the run: the process that has started this one, such as `swift test`, and the time of its own start.
    ///
    /// - Parameter parent: The identifier of that process.
    package static func name(parent: Int32 = getppid()) -> String {
        let status = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
        // The program's name, in parentheses, may contain spaces; the start is the 22nd field, and the third follows the name.
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        return "\(parent) \(fields.count > 19 ? fields[19] : "")"
    }
}
