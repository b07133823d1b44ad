/// Splits CSV text into records.
///
/// Values are separated by commas, and records by line ends (LF or CR LF). A value in quotation marks may contain both, and quotation marks written
/// twice. Spaces belong to the value. Empty lines are no records.
///
/// - Source: RFC 4180.
struct CSVReader {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1

    /// - Parameter file: The file's name in errors.
    init(_ bytes: [UInt8], file: String) {
        // Spreadsheets begin UTF-8 files with the byte order mark.
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        self.file = file
    }

    /// One record: its values, and the line in which it begins.
    struct Record {
        let line: Int
        let values: [String]
    }

    /// Returns the next record; nil at the end of the text.
    mutating func next() throws(TableError) -> Record? {
        while skipLineEnd() {}
        guard index < bytes.count else { return nil }
        let first = line
        var values = [try value()]
        while index < bytes.count, bytes[index] == Self.comma {
            index += 1
            values.append(try value())
        }
        _ = skipLineEnd()
        return Record(line: first, values: values)
    }

    private static let (comma, quote, lineFeed, carriageReturn) = (UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"))

    /// Skips one line end; returns false when there is none here.
    private mutating func skipLineEnd() -> Bool {
        var end = index
        if end < bytes.count, bytes[end] == Self.carriageReturn { end += 1 }
        guard end < bytes.count, bytes[end] == Self.lineFeed else {
            // A lone carriage return at the very end is a line end that was cut off.
            defer { if end == bytes.count { index = end } }
            return false
        }
        index = end + 1
        line += 1
        return true
    }

    private mutating func value() throws(TableError) -> String {
        if index < bytes.count, bytes[index] == Self.quote { return try quotedValue() }
        let start = index
        while index < bytes.count, bytes[index] != Self.comma, !isLineEnd {
            guard bytes[index] != Self.quote else { throw .strayQuote(file: file, line: line) }
            index += 1
        }
        return try text(bytes[start..<index], line: line)
    }

    private var isLineEnd: Bool {
        bytes[index] == Self.lineFeed
            || bytes[index] == Self.carriageReturn && (index + 1 == bytes.count || bytes[index + 1] == Self.lineFeed)
    }

    private mutating func quotedValue() throws(TableError) -> String {
        let first = line
        var value: [UInt8] = []
        index += 1
        while index < bytes.count {
            if bytes[index] == Self.quote {
                index += 1
                guard index < bytes.count, bytes[index] == Self.quote else {
                    guard index == bytes.count || bytes[index] == Self.comma || isLineEnd else { throw .strayQuote(file: file, line: line) }
                    return try text(value[...], line: first)
                }
            }
            if bytes[index] == Self.lineFeed { line += 1 }
            value.append(bytes[index])
            index += 1
        }
        throw .openQuote(file: file, line: first)
    }

    private func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(TableError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { throw .notText(file: file, line: line) }
        return text
    }
}
