import Foundation
import LaminaRun

/// The reasons for which a batch cannot begin or go on.
enum BatchError: Error, CustomStringConvertible {
    /// The braces of the output's pattern are not in pairs with a name between them.
    case badPattern(String)
    /// The output is standard output or a numbered sequence.
    case notOneFile(String)
    /// The values of a table are wrong; only the first of the `count` problems are listed.
    case problems([BatchProblem], count: Int)
    /// A folder for films cannot be created.
    case noFolder(path: String, reason: String)
    /// An event file is no longer as it was when the batch began.
    case changedEvents

    var description: String {
        switch self {
        case .badPattern(let text): "“\(text)”: braces hold the name of a column, such as out/{name}.mp4"
        case .notOneFile(let text): "“\(text)”: a batch writes each film or picture to a file of its own"
        case .problems(let problems, let count):
            problems.map(\.description).joined(separator: "\n") + (count > problems.count ? "\n… and \(count - problems.count) more" : "")
        case .noFolder(let path, let reason): "\(path): \(reason)"
        case .changedEvents: "the event file has changed since the batch began; start the batch again with the same command"
        }
    }

    /// The exit code of the tool.
    var status: RunStatus {
        switch self {
        case .noFolder: .cannotCreate
        case .changedEvents: .noInput
        default: .usage
        }
    }

    /// Creates a folder for films, with those that contain it.
    static func create(folder: String) throws(BatchError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .noFolder(path: folder, reason: "the folder cannot be created")
        }
    }
}

/// An error in a table, with its place.
struct BatchProblem: CustomStringConvertible {
    /// The place, such as “films.csv: row 7000 (line 7001), column “size””.
    let place: String
    let message: String

    var description: String { "\(place): \(message)" }
}
