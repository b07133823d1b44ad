import Glibc

/// An error that keeps a table from being read, with the line at fault.
package enum TableError: Error, Hashable, CustomStringConvertible {
    /// The operating system refused to read the file or folder; `code` is the errno.
    case unreadable(file: String, code: Int32)
    /// The file's extension is neither `csv` nor `jsonl` nor `ndjson`, and the path is not a folder.
    case unknownKind(file: String)
    /// The file is not UTF-8 text from this line on.
    case notText(file: String, line: Int)
    /// The table has no row, or the folder no event file.
    case empty(file: String)
    /// Two columns have the same name.
    case repeatedColumn(file: String, column: String)
    /// A column has no name; `number` counts from 1.
    case namelessColumn(file: String, number: Int)
    /// A row of a CSV file has more or fewer values than the header.
    case wrongCount(file: String, line: Int, values: Int, columns: Int)
    /// A quoted value of a CSV file has no closing quotation mark.
    case openQuote(file: String, line: Int)
    /// A quotation mark of a CSV file neither begins nor ends a value.
    case strayQuote(file: String, line: Int)
    /// A line of a JSON Lines file is not an object.
    case notAnObject(file: String, line: Int)
    /// A value of a JSON Lines file is a list, an object or text with a NUL.
    case badValue(file: String, line: Int, column: String)

    package var description: String {
        switch self {
        // Safe because strerror's C string stays valid until this thread's next call.
        case .unreadable(let file, let code): "\(file): \(unsafe String(cString: strerror(code)))"
        case .unknownKind(let file): "\(file): a table is a .csv file, a .jsonl file, or a folder of event files"
        case .notText(let file, let line): "\(file):\(line): the text is not UTF-8"
        case .empty(let file): "\(file): the table has no rows"
        case .repeatedColumn(let file, let column): "\(file): two columns are named “\(column)”"
        case .namelessColumn(let file, let number): "\(file): column \(number) has no name"
        case .wrongCount(let file, let line, let values, let columns):
            "\(file):\(line): the row has \(values) \(values == 1 ? "value" : "values"), the header \(columns)"
        case .openQuote(let file, let line): "\(file):\(line): a quoted value that begins here has no closing quotation mark"
        case .strayQuote(let file, let line):
            "\(file):\(line): a quotation mark inside a value; quote the whole value, and write a quotation mark in it twice"
        case .notAnObject(let file, let line): "\(file):\(line): the line is not a JSON object"
        case .badValue(let file, let line, let column): "\(file):\(line): “\(column)” is neither text without NUL, a number, true, false nor null"
        }
    }
}
