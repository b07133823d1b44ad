/// The form in which a history is stored; Documentation/History.md describes it.
///
///     "LAMINARUN" version │ header │ properties │ picture, state, node … commit │ … commit │ layer … │ line … │ entry … │ end
///
/// Each commit follows the parts that it needs and no earlier one has. So reading needs no second pass, and a cut file is recognised.
package enum HistoryFile {
    /// The version of the form; readers accept no other.
    package static let version = 2
    /// The bytes with which every history begins; the version follows in one byte.
    package static let signature = Array("LAMINARUN".utf8)

    /// True when a file with these first bytes is a history.
    package static func isHistory(_ start: some Collection<UInt8>) -> Bool { start.starts(with: signature) }

    /// Returns the bytes of a history's file.
    ///
    /// - Throws: `RecordError` for values that no reader would accept, such as groups of animations that are nested too deeply.
    package static func bytes(of history: History) throws(RecordError) -> [UInt8] {
        var writer = try HistoryWriter(history)
        for tree in history.commits { try writer.add(tree) }
        try writer.add(history.layers)
        try writer.add(history.lines)
        for entry in history.entries { try writer.add(entry) }
        try writer.end()
        return writer.take()
    }

    /// Reads a history.
    ///
    /// - Parameter name: The file's name, for errors.
    package static func history(in bytes: [UInt8], name: String) throws(HistoryError) -> History {
        var input = try HistoryReader(bytes, name: name)
        try input.readAll()
        guard let history = input.complete else { throw HistoryError(file: name, record: nil, kind: nil, reason: .unfinished) }
        return history
    }

    /// Reads the screen and the duration of a history, whose first 64 KiB are enough for that.
    package static func header(in bytes: [UInt8], name: String) throws(HistoryError) -> History {
        var input = try HistoryReader(bytes, name: name)
        _ = try input.readRecord()
        guard let history = input.history else { throw HistoryError(file: name, record: nil, kind: nil, reason: .unfinished) }
        return history
    }
}
