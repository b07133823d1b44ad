extension FilmTable {
    /// Parses CSV text; its first record names the columns.
    ///
    /// Empty values are values that are not given.
    ///
    /// - Parameter file: The file's name in errors.
    package static func csv(_ bytes: [UInt8], file: String) throws(TableError) -> FilmTable {
        var reader = CSVReader(bytes, file: file)
        guard let header = try reader.next() else { throw .empty(file: file) }
        try checkColumns(header.values, file: file)
        var rows: [Row] = []
        while let record = try reader.next() {
            guard record.values.count == header.values.count else {
                throw .wrongCount(file: file, line: record.line, values: record.values.count, columns: header.values.count)
            }
            rows.append(Row(line: record.line, cells: record.values.map { $0.isEmpty ? nil : $0 }))
        }
        guard !rows.isEmpty else { throw .empty(file: file) }
        return FilmTable(file: file, columns: header.values, rows: rows)
    }

    private static func checkColumns(_ columns: [String], file: String) throws(TableError) {
        var seen: Set<String> = []
        for (index, column) in columns.enumerated() {
            guard !column.isEmpty else { throw .namelessColumn(file: file, number: index + 1) }
            guard seen.insert(column).inserted else { throw .repeatedColumn(file: file, column: column) }
        }
    }
}
