/// A file is no history that this version can read.
package struct HistoryError: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The file does not begin as histories do.
        case notAHistory
        /// The file has the form of another version.
        case version(Int)
        /// The file ends without its last record.
        case unfinished
        case record(RecordError)
    }

    package let file: String
    /// The number of the record, from 0; nil for the file itself.
    package let record: Int?
    /// The kind of the record, if it could be read.
    package let kind: RecordKind?
    package let reason: Reason

    package var description: String {
        let place = record.map { " record \($0)\(kind.map { " (\($0))" } ?? ""):" } ?? ""
        return "\(file):\(place) \(reason)"
    }
}

extension HistoryError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAHistory: "it is not a history of a run"
        case .version(let version): "it has version \(version) of the form; this Lamina reads version \(HistoryFile.version)"
        case .unfinished: "it ends before its last record"
        case .record(let error): "\(error)"
        }
    }
}
