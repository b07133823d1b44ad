import Foundation

extension FilmTable {
    /// Parses text with one JSON object in each line, whose keys are the columns.
    ///
    /// Missing and null values are values that are not given.
    ///
    /// - Parameter file: The file's name in errors.
    package static func jsonLines(_ bytes: [UInt8], file: String) throws(TableError) -> FilmTable {
        var objects: [(line: Int, values: [String: String])] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { !whitespace.contains($0) }) else { continue }
            objects.append((index + 1, try values(Data(line), file: file, line: index + 1)))
        }
        guard !objects.isEmpty else { throw .empty(file: file) }
        // Sorted, because the parser does not keep the order of the keys.
        let columns = objects.reduce(into: Set<String>()) { $0.formUnion($1.values.keys) }.sorted()
        if let nameless = columns.firstIndex(of: "") { throw .namelessColumn(file: file, number: nameless + 1) }
        let rows = objects.map { object in Row(line: object.line, cells: columns.map { object.values[$0] }) }
        return FilmTable(file: file, columns: columns, rows: rows)
    }

    private static let whitespace: Set = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]

    private static func values(_ data: Data, file: String, line: Int) throws(TableError) -> [String: String] {
        guard String(validating: data, as: UTF8.self) != nil else { throw .notText(file: file, line: line) }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { throw .notAnObject(file: file, line: line) }
        var values: [String: String] = [:]
        // Sorted, so that the same column is reported each time when several are wrong.
        for (column, value) in object.sorted(by: { $0.key < $1.key }) where !(value is NSNull) {
            guard let text = text(of: value) else { throw .badValue(file: file, line: line, column: column) }
            values[column] = text
        }
        return values
    }

    /// Returns a value as it would stand in a CSV file; nil for lists, objects and text with a NUL.
    private static func text(of value: Any) -> String? {
        // No argument and no path can contain a NUL.
        if let text = value as? String { return text.utf8.contains(0) ? nil : text }
        guard let number = value as? NSNumber else { return nil }
        // Booleans convert to numbers too; only their class tells them apart.
        return type(of: number) == boolean ? "\(number.boolValue)" : number.stringValue
    }

    private static let boolean = type(of: NSNumber(value: true))
}
