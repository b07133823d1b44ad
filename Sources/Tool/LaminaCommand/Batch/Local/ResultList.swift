import Foundation
import LaminaFarm

/// The file `results.jsonl`: one line for each film that was tried.
enum ResultList {
    /// Writes the list, which replaces an older one.
    static func write(_ results: [FilmResult], to folder: BatchFolder) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
        do {
            try text.write(toFile: folder.results, atomically: true, encoding: .utf8)
        } catch {
            throw BatchFolderError.cannotCreate(path: folder.results)
        }
    }
}
