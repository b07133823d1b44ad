/// A table with one row for each film.
package struct FilmTable: Sendable, Hashable {
    /// The table's path, for messages.
    package let file: String
    package let columns: [String]
    package let rows: [Row]

    /// One row: a value for each column.
    package struct Row: Sendable, Hashable {
        /// The line of the file in which the row begins, from 1; nil when the table is not a text file.
        package let line: Int?
        /// The values, in the order of the columns; nil for a value that is not given.
        package let cells: [String?]

        package init(line: Int?, cells: [String?]) {
            self.line = line
            self.cells = cells
        }
    }

    package init(file: String, columns: [String], rows: [Row]) {
        self.file = file
        self.columns = columns
        self.rows = rows
    }
}
