/// A failure to read or write a CAML file or package; every case names the file.
public enum CAPackageError: Error, Hashable, CustomStringConvertible {
    /// The operating system could not read the file.
    case unreadable(file: String, reason: String)
    /// The operating system could not write the file.
    case unwritable(file: String, reason: String)
    /// The file exceeds the size limit, in bytes.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// The file is not well-formed XML, or exceeds the limits on depth or element count; `line` counts from 1.
    case malformed(file: String, line: Int, reason: String)
    /// The document contains no layer; `line` is the line of its root element.
    case noLayer(file: String, line: Int)

    /// The message for the log, beginning with the file.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason), .unwritable(let file, let reason): "\(file): \(reason)"
        case .tooLarge(let file, let bytes, let limit): "\(file): \(bytes) bytes exceed the limit of \(limit)"
        case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
        case .noLayer(let file, let line): "\(file):\(line): the document contains no layer"
        }
    }
}
