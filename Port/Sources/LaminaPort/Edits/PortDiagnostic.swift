/// A construct that cannot be rewritten.
package struct PortDiagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The consequence of a diagnostic.
    package enum Severity: String, Codable, Sendable {
        case error
        case warning
    }

    package let severity: Severity
    package let path: String
    /// Counted from 1, as the column is.
    package let line: Int
    package let column: Int
    /// The construct as it stands in the source, such as `method_exchangeImplementations`.
    package let construct: String
    /// The reason, and the way out.
    package let message: String

    /// The way out at the end of the message.
    package var way: String? { message.split(separator: "; ").last.map(String.init) }

    /// The diagnostic in the compiler's form.
    package var description: String { "\(path):\(line):\(column): \(severity.rawValue): `\(construct)`: \(message)" }
}
