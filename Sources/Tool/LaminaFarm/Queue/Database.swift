import CSQLite

/// A SQLite database file.
///
/// Safe because the connection is private, open as long as the object lives, and used by one thread at a time: the class is not Sendable.
@safe final class Database {
    private let connection: OpaquePointer

    /// The way in which a database file is opened.
    enum Use {
        /// The file is written, and created when it is missing.
        case write
        /// The file exists and is read. A change that its writer could not complete, because it was killed, is taken back.
        case read
        /// The file exists, is complete, and stays as it is.
        case readComplete

        fileprivate var flags: Int32 {
            switch self {
            case .write: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            // To take back a change, SQLite has to write. Where the file may not be written, SQLite opens it to be read.
            case .read: SQLITE_OPEN_READWRITE
            case .readComplete: SQLITE_OPEN_READONLY
            }
        }
    }

    /// Opens a file.
    init(path: String, to use: Use) throws(DatabaseError) {
        var opened: OpaquePointer?
        // Safe because SQLite copies the path, and writes the pointer only during the call.
        let code = unsafe sqlite3_open_v2(path, &opened, use.flags, nil)
        guard code == SQLITE_OK, let connection = unsafe opened else {
            unsafe sqlite3_close(opened)
            throw DatabaseError(path: path, code: code)
        }
        unsafe self.connection = connection
        self.path = path
        // Waits for another process that writes at the same time, in milliseconds.
        unsafe sqlite3_busy_timeout(connection, 10_000)
    }

    deinit { unsafe sqlite3_close(connection) }

    private let path: String

    /// A value of a column.
    enum Value: Equatable {
        case integer(Int64)
        case text(String)
        case null
    }

    /// Runs a statement for each list of values, and returns the rows of all.
    @discardableResult
    func run(_ sql: String, _ lists: [[Value]] = [[]]) throws(DatabaseError) -> [[Value]] {
        var statement: OpaquePointer?
        // Safe because SQLite copies the text, and writes the pointer only during the call.
        try check(unsafe sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
        defer { unsafe sqlite3_finalize(statement) }
        var rows: [[Value]] = []
        for values in lists {
            unsafe sqlite3_reset(statement)
            for (index, value) in values.enumerated() { try check(unsafe bind(value, to: statement, at: Int32(index + 1))) }
            while true {
                let code = unsafe sqlite3_step(statement)
                if code == SQLITE_DONE { break }
                guard code == SQLITE_ROW else { throw DatabaseError(path: path, code: code) }
                unsafe rows.append(row(of: statement))
            }
        }
        return rows
    }

    /// Runs a body whose changes are stored together or not at all.
    func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
        try run("BEGIN IMMEDIATE")
        do throws(DatabaseError) {
            try body()
            try run("COMMIT")
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    private func check(_ code: Int32) throws(DatabaseError) {
        guard code == SQLITE_OK else { throw DatabaseError(path: path, code: code) }
    }

    private func bind(_ value: Value, to statement: OpaquePointer?, at index: Int32) -> Int32 {
        switch value {
        case .integer(let number): unsafe sqlite3_bind_int64(statement, index, number)
        // Safe because SQLite copies the text: −1 is its constant SQLITE_TRANSIENT.
        case .text(let text):
            unsafe sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        case .null: unsafe sqlite3_bind_null(statement, index)
        }
    }

    private func row(of statement: OpaquePointer?) -> [Value] {
        let columns = unsafe sqlite3_column_count(statement)
        return (0..<columns).map { column in
            switch unsafe sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(statement, column))
            case SQLITE_NULL: return .null
            default:
                // Safe because the text stays valid until the next step, and is copied before it.
                guard let text = unsafe sqlite3_column_text(statement, column) else { return .null }
                return .text(unsafe String(cString: text))
            }
        }
    }
}

extension Database.Value {
    /// The number; 0 for other values.
    var integer: Int { if case .integer(let number) = self { Int(number) } else { 0 } }

    /// The text; nil for other values.
    var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// SQLite refused an operation; `code` is its result code.
package struct DatabaseError: Error, Hashable, CustomStringConvertible {
    package let path: String
    package let code: Int32

    /// True when the same operation may succeed later: the disk was full or out of reach, or another process wrote to the file.
    package var isPassing: Bool { [SQLITE_FULL, SQLITE_IOERR, SQLITE_BUSY, SQLITE_CANTOPEN].contains(code & 0xFF) }

    // Safe because sqlite3_errstr returns a constant.
    package var description: String { "\(path): \(unsafe String(cString: sqlite3_errstr(code)))" }
}
