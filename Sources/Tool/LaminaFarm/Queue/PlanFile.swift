import Foundation
import Glibc

/// The file with all films of a batch; it is written once and then only read, by any number of processes.
package final class PlanFile {
    private let database: Database
    private let path: String

    /// Opens a plan.
    ///
    /// - Throws: `BatchFolderError.noBatch`, `DatabaseError`.
    package init(_ folder: BatchFolder) throws {
        guard FileManager.default.fileExists(atPath: folder.plan) else { throw BatchFolderError.noBatch(path: folder.path) }
        database = try Database(path: folder.plan, to: .readComplete)
        path = folder.path
    }

    /// Writes a plan beside its final path and renames it, so that it is complete or absent.
    ///
    /// - Parameter header: The text that belongs to the plan as a whole.
    package static func write(header: String, films: [PlannedFilm], to folder: BatchFolder) throws {
        let temporary = folder.plan + ".new"
        unsafe unlink(temporary)
        try fill(temporary, header, films)
        guard unsafe rename(temporary, folder.plan) == 0 else { throw BatchFolderError.cannotCreate(path: folder.plan) }
    }

    private static func fill(_ path: String, _ header: String, _ films: [PlannedFilm]) throws {
        let database = try Database(path: path, to: .write)
        try database.transaction { () throws(DatabaseError) in
            try database.run("CREATE TABLE header (text TEXT NOT NULL)")
            try database.run("CREATE TABLE films (number INTEGER PRIMARY KEY, output TEXT NOT NULL, key TEXT NOT NULL, cells TEXT NOT NULL)")
            try database.run("INSERT INTO header VALUES (?)", [[.text(header)]])
            let encoder = JSONEncoder()
            try database.run(
                "INSERT INTO films VALUES (?, ?, ?, ?)",
                films.map { film in
                    // A list of texts can always be encoded.
                    let cells = (try? encoder.encode(film.cells)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                    return [.integer(Int64(film.number)), .text(film.output), .text(film.key), .text(cells)]
                })
        }
    }

    /// The text that belongs to the plan as a whole.
    package func header() throws -> String { try database.run("SELECT text FROM header").first?.first?.text ?? "" }

    /// Returns one film.
    ///
    /// - Throws: `BatchFolderError.noFilm` when the number is not in the plan.
    package func film(_ number: Int) throws -> PlannedFilm {
        guard let row = try database.run("SELECT number, output, key, cells FROM films WHERE number = ?", [[.integer(Int64(number))]]).first else {
            throw BatchFolderError.noFilm(path: path, number: number, count: try count())
        }
        return Self.film(row)
    }

    /// Returns all films, in the order of their numbers.
    package func films() throws -> [PlannedFilm] {
        try database.run("SELECT number, output, key, cells FROM films ORDER BY number").map(Self.film)
    }

    /// The number of films.
    package func count() throws -> Int { try database.run("SELECT count(*) FROM films").first?.first?.integer ?? 0 }

    private static func film(_ row: [Database.Value]) -> PlannedFilm {
        let cells = (try? JSONDecoder().decode([String?].self, from: Data((row[3].text ?? "").utf8))) ?? []
        return PlannedFilm(number: row[0].integer, output: row[1].text ?? "", cells: cells, key: row[2].text ?? "")
    }
}
