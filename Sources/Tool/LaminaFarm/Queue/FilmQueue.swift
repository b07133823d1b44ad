import Foundation

/// The state of each film of a batch; its owner holds the batch's lock.
///
/// A film is waiting, made or failed. The queue does not know which films are being made: after a power failure, such a film is simply waiting.
package final class FilmQueue {
    private let database: Database

    /// Opens the queue of a batch; creates an empty one when there is none.
    package init(_ folder: BatchFolder) throws(DatabaseError) {
        database = try Database(path: folder.queue, to: .write)
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS films (
                number INTEGER PRIMARY KEY, output TEXT NOT NULL, key TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, result TEXT)
            """)
        // Counting the films in each state then reads the index and not the results.
        try database.run("CREATE INDEX IF NOT EXISTS states ON films (state)")
    }

    /// Opens the queue of a batch to read it, while another process may be writing it.
    ///
    /// - Throws: `BatchFolderError.noBatch` also for a queue without its table, whose process was killed at the beginning.
    package init(reading folder: BatchFolder) throws {
        guard FileManager.default.fileExists(atPath: folder.queue) else { throw BatchFolderError.noBatch(path: folder.path) }
        database = try Database(path: folder.queue, to: .read)
        guard try !database.run("SELECT 1 FROM sqlite_master WHERE name = 'films'").isEmpty else { throw BatchFolderError.noBatch(path: folder.path) }
    }

    private enum State: String {
        case waiting, made, failed
    }

    /// Replaces the queue's films by the films of a plan.
    ///
    /// A film that was made for the same path with the same key stays made; all others wait, without attempts.
    package func take(_ films: [PlannedFilm]) throws(DatabaseError) {
        var made: [String: (key: String, attempts: Int, result: String)] = [:]
        for row in try database.run("SELECT output, key, attempts, result FROM films WHERE state = 'made'") {
            made[row[0].text ?? ""] = (row[1].text ?? "", row[2].integer, row[3].text ?? "")
        }
        let rows = films.map { film -> [Database.Value] in
            let values: [Database.Value] = [.integer(Int64(film.number)), .text(film.output), .text(film.key)]
            guard let old = made[film.output], old.key == film.key else { return values + [Self.value(.waiting), .integer(0), .null] }
            return values + [Self.value(.made), .integer(Int64(old.attempts)), .text(Self.renumbered(old.result, film.number))]
        }
        try database.transaction { () throws(DatabaseError) in
            try database.run("DELETE FROM films")
            try database.run("INSERT INTO films VALUES (?, ?, ?, ?, ?, ?)", rows)
        }
    }

    /// Stores the result of a task, whose attempts are added to the earlier ones.
    ///
    /// - Parameter mostAttempts: The number of attempts after which a film that was not made has failed.
    package func store(_ result: FilmResult, mostAttempts: Int) throws(DatabaseError) {
        var result = result
        result.attempts += try attempts(of: result.row)
        let state: State = result.isSuccess ? .made : result.attempts >= mostAttempts ? .failed : .waiting
        try database.run(
            "UPDATE films SET state = ?, attempts = ?, result = ? WHERE number = ?",
            [[Self.value(state), .integer(Int64(result.attempts)), .text(Self.text(of: result)), .integer(Int64(result.row))]])
    }

    /// Stores the results of many tasks in one transaction: a transaction waits for the disk several times.
    ///
    /// - Parameter mostAttempts: As for one result.
    package func store(_ results: [FilmResult], mostAttempts: Int) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for result in results { try store(result, mostAttempts: mostAttempts) }
        }
    }

    /// Makes films wait again, whose files are missing or damaged.
    package func forget(_ numbers: [Int]) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            try database.run(
                "UPDATE films SET state = 'waiting', attempts = 0, result = NULL WHERE number = ?", numbers.map { [.integer(Int64($0))] })
        }
    }

    /// The numbers of the films that wait, in order.
    package func waiting() throws(DatabaseError) -> [Int] {
        try database.run("SELECT number FROM films WHERE state = 'waiting' ORDER BY number").map { $0[0].integer }
    }

    /// True for a film that is neither made nor failed.
    package func isWaiting(_ number: Int) throws(DatabaseError) -> Bool {
        try !database.run("SELECT 1 FROM films WHERE number = ? AND state = 'waiting'", [[.integer(Int64(number))]]).isEmpty
    }

    /// The result of a film that was made; nil for all others.
    package func madeResult(of number: Int) throws(DatabaseError) -> FilmResult? {
        let rows = try database.run("SELECT result FROM films WHERE number = ? AND state = 'made'", [[.integer(Int64(number))]])
        return rows.first?[0].text.flatMap(Self.result)
    }

    /// The number of attempts to make a film.
    private func attempts(of number: Int) throws(DatabaseError) -> Int {
        try database.run("SELECT attempts FROM films WHERE number = ?", [[.integer(Int64(number))]]).first?[0].integer ?? 0
    }

    /// The paths of all films of the batch.
    package func outputs() throws(DatabaseError) -> Set<String> { Set(try database.run("SELECT output FROM films").compactMap { $0[0].text }) }

    /// The numbers of films in each state.
    package func counts() throws(DatabaseError) -> BatchCounts {
        var counts = BatchCounts()
        for row in try database.run("SELECT state, count(*) FROM films GROUP BY state") {
            switch row[0].text.flatMap(State.init) {
            case .made: counts.made = row[1].integer
            case .failed: counts.failed = row[1].integer
            case .waiting, nil: counts.waiting += row[1].integer
            }
        }
        return counts
    }

    /// The last result of each film that has one, in the order of the rows.
    package func results() throws(DatabaseError) -> [FilmResult] {
        try database.run("SELECT result FROM films WHERE result IS NOT NULL ORDER BY number").compactMap { $0[0].text.flatMap(Self.result) }
    }

    private static func value(_ state: State) -> Database.Value { .text(state.rawValue) }

    private static func text(of result: FilmResult) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(result)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func result(_ text: String) -> FilmResult? { try? JSONDecoder().decode(FilmResult.self, from: Data(text.utf8)) }

    /// Returns a stored result with the number that its film has in a new plan.
    private static func renumbered(_ text: String, _ number: Int) -> String {
        guard var result = result(text), result.row != number else { return text }
        result.row = number
        return self.text(of: result)
    }
}

/// The numbers of a batch's films in each state.
package struct BatchCounts: Sendable, Hashable {
    package var waiting = 0
    package var made = 0
    package var failed = 0

    package init() {}

    package var total: Int { waiting + made + failed }
}
