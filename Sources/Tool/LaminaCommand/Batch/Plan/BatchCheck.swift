import ArgumentParser
import Foundation
import Glibc
import LaminaFarm
import LaminaRun
import LaminaVideo

/// The examination of a whole table before the first film begins.
struct BatchCheck {
    private let plan: BatchPlan
    private let table: FilmTable
    private let pattern: OutputPattern
    private let events = EventFiles()
    private var problems: [BatchProblem] = []
    private var count = 0
    /// For each path, the number of the row that writes it.
    private var outputs: [String: Int] = [:]
    /// Requests that were found to be right, without what differs from film to film.
    private var examined: Set<RunRequest> = []

    init(_ plan: BatchPlan, _ table: FilmTable) throws(BatchError) {
        (self.plan, self.table) = (plan, table)
        pattern = try OutputPattern(plan.pattern)
    }

    /// Returns the films of all rows.
    ///
    /// - Parameter replaceable: Returns true for a path that may be replaced when a file has it already.
    /// - Throws: `BatchError.problems` with the first problems of the table.
    static func films(
        _ plan: BatchPlan, _ table: FilmTable, replaceable: (String) -> Bool
    ) throws(BatchError) -> [PlannedFilm] {
        var check = try BatchCheck(plan, table)
        check.checkColumns()
        // A wrong column would be wrong in every row.
        let films = check.count > 0 ? [] : table.rows.indices.compactMap { check.film($0, replaceable) }
        guard check.count == 0 else { throw .problems(check.problems, count: check.count) }
        return films
    }

    /// The number of problems that are listed.
    private static let mostListed = 20

    private mutating func report(_ place: String, _ message: String) {
        count += 1
        if problems.count < Self.mostListed { problems.append(BatchProblem(place: place, message: message)) }
    }

    private mutating func checkColumns() {
        let used = pattern.columns
        for column in table.columns where !used.contains(column) && FilmOption(rawValue: column) == nil && !AppArguments.isKey(column) {
            report(
                "\(table.file): column “\(column)”",
                """
                neither an option (\(FilmOption.names)) nor a name in “\(plan.pattern)”; a column whose values are for the app is “-\(column)”
                """)
        }
        for name in used.sorted() where name != OutputPattern.rowColumn && index(of: name) == nil {
            report(plan.pattern, "\(table.file) has no column “\(name)” or “-\(name)”")
        }
    }

    /// The index of the column that a name in the pattern stands for.
    private func index(of name: String) -> Int? { table.columns.firstIndex(of: name) ?? table.columns.firstIndex(of: "-" + name) }

    private func place(_ index: Int) -> String {
        "\(table.file): row \(index + 1)" + (table.rows[index].line.map { " (line \($0))" } ?? "")
    }

    /// Returns the film of a row; nil after a problem.
    private mutating func film(_ index: Int, _ replaceable: (String) -> Bool) -> PlannedFilm? {
        let cells = table.rows[index].cells
        do {
            let output = try path(index)
            let film = try plan.film(cells: cells, output: output, events: events)
            try examine(film.request)
            if let other = outputs.updateValue(index + 1, forKey: output) { throw RowError("“\(output)” is the file of row \(other) too") }
            if exists(output), !replaceable(output) { throw RowError("“\(output)” exists already; --overwrite replaces it") }
            return PlannedFilm(number: index + 1, output: output, cells: cells, key: film.key)
        } catch let error as BatchPlan.BadCell {
            // A default that is wrong is wrong in every row.
            let isOwn = table.columns.firstIndex(of: error.column).map { cells[$0] != nil } ?? false
            report(isOwn ? "\(place(index)), column “\(error.column)”" : "\(place(index)), --\(error.column)", Self.message(error.error))
        } catch {
            report(place(index), Self.message(error))
        }
        return nil
    }

    /// Returns the path of a row's film.
    private func path(_ index: Int) throws -> String {
        let cells = table.rows[index].cells
        return try pattern.path { name throws in
            if name == OutputPattern.rowColumn, self.index(of: name) == nil { return "\(index + 1)" }
            let value = self.index(of: name).flatMap { cells[$0] } ?? ""
            if let obstacle = OutputPattern.obstacle(to: value) { throw RowError("column “\(name)”: \(obstacle)") }
            return value
        }
    }

    /// Checks the numbers, the format and the encoder's settings.
    private mutating func examine(_ request: RunRequest) throws {
        var kind = request
        (kind.destination, kind.seed, kind.date, kind.locale) = (.nowhere, 0, 0, nil)
        guard !examined.contains(kind) else { return }
        try request.checkNumbers()
        try Outputs.checkSettings(request)
        examined.insert(kind)
    }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        // Safe because the call writes the structure only for its duration.
        return unsafe lstat(path, &status) == 0
    }

    private static func message(_ error: any Error) -> String { (error as? ValidationError)?.message ?? "\(error)" }
}

/// A problem of one row of the table; the message names the column.
private struct RowError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
