import Foundation
import LaminaFarm
import Testing

/// A folder with a table, in which tests run `lamina batch`.
///
/// The films are small and raw, so that no encoder is needed: 5 frames of 8 × 8 pixels.
struct BatchOfTests {
    let lamina: Lamina

    init(_ table: String, name: String = "films.csv") throws {
        lamina = try Lamina()
        _ = try lamina.folder.write(table, to: name)
    }

    private static let film = ["--size", "8x8", "--scale", "1", "--fps", "10", "--duration", "0.5"]

    static func arguments(_ more: [String] = [], app: String = "EndProbe", output: String = "out/{name}.bgra") -> [String] {
        ["batch", "films.csv", app, "-o", output] + film + more
    }

    /// Runs the batch until it ends.
    func run(_ more: [String] = [], app: String = "EndProbe", output: String = "out/{name}.bgra") throws -> Program.Result {
        try lamina.run(Self.arguments(more, app: app, output: output))
    }

    /// Waits until a program has made some films of the batch.
    func waitForFilms(_ count: Int, by program: Program) throws {
        let limit = Date(timeIntervalSinceNow: 120)
        while true {
            let isOver = !program.isRunning
            let made = (try? names().count { $0.hasSuffix(".bgra") && !$0.hasPrefix(".") }) ?? 0
            if made >= count { return }
            let errors = isOver ? try program.result().errors : ""
            try #require(!isOver, "\(made) of \(count) films, then: \(errors)")
            try #require(Date() < limit, "\(made) of \(count) films")
            usleep(2_000)
        }
    }

    /// The entries of `results.jsonl`.
    func results() throws -> [FilmResult] {
        let text = try String(contentsOfFile: lamina.folder.file("out/results.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(FilmResult.self, from: Data($0.utf8)) }
    }

    func film(_ name: String) -> Data? { FileManager.default.contents(atPath: lamina.folder.file("out/\(name).bgra")) }

    /// The names of all files in the folder of the films, hidden ones included.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: lamina.folder.file("out")).sorted() }

    /// Returns a table with rows of several sizes, and no values for the app.
    static func table(rows: Int) -> String {
        "name,size\n" + (1...rows).map { "film\($0),\(8 + $0 % 3)x8\n" }.joined()
    }
}
