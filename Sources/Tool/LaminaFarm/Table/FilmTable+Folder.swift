extension FilmTable {
    /// Returns the table of the event files in a folder: one row for each `NAME.json`, with the columns `name` and `events`.
    static func eventFiles(_ names: [String], folder: String) throws(TableError) -> FilmTable {
        let files = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
        guard !files.isEmpty else { throw .empty(file: folder) }
        let rows = files.map { Row(line: nil, cells: [String($0.dropLast(".json".count)), folder + "/" + $0]) }
        return FilmTable(file: folder, columns: ["name", "events"], rows: rows)
    }
}
