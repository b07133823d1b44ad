import LaminaScene

/// The form in which a history is stored; Documentation/History.md describes it.
///
///     "LAMINARUN" version │ header │ properties │ picture, state, node … commit │ … commit │ layer … │ entry … │ end
///
/// Each commit follows the parts that it needs and no earlier one has. So reading needs no second pass, and a cut file is recognised.
package enum HistoryFile {
    /// The version of the form; readers accept no other.
    package static let version = 1
    /// The bytes with which every history begins; the version follows in one byte.
    package static let signature = Array("LAMINARUN".utf8)

    /// True when a file with these first bytes is a history.
    package static func isHistory(_ start: some Collection<UInt8>) -> Bool { start.starts(with: signature) }

    /// Returns the bytes of a history's file.
    ///
    /// - Throws: `RecordError` for values that no reader would accept, such as groups of animations that are nested too deeply.
    package static func bytes(of history: History) throws(RecordError) -> [UInt8] {
        var writer = RecordWriter(after: signature + [UInt8(version)])
        try writer.add(.header, HeaderRecord(history))
        try writer.add(.properties, PropertiesRecord(names: PropertyRows.all.map(\.name)))
        for tree in history.commits {
            try writer.store(tree.root)
            try writer.add(.commit, CommitRecord(tree: tree))
        }
        for (id, name) in history.layers.sorted(by: { $0.key < $1.key }) { try writer.add(.layer, LayerRecord(id: id, name: name)) }
        for entry in history.entries { try writer.add(.entry, entry) }
        try writer.add(.end, EndRecord(count: writer.recordCount))
        return writer.output
    }

    /// Reads a history.
    ///
    /// - Parameter name: The file's name, for errors.
    package static func history(in bytes: [UInt8], name: String) throws(HistoryError) -> History {
        var input = try HistoryInput(bytes, name: name)
        while try input.readRecord() {}
        guard let history = input.complete else { throw HistoryError(file: name, record: nil, kind: nil, reason: .unfinished) }
        return history
    }

    /// Reads the screen and the duration of a history, whose first 64 KiB are enough for that.
    package static func header(in bytes: [UInt8], name: String) throws(HistoryError) -> History {
        var input = try HistoryInput(bytes, name: name)
        _ = try input.readRecord()
        guard let history = input.history else { throw HistoryError(file: name, record: nil, kind: nil, reason: .unfinished) }
        return history
    }
}

/// The records of a file that is being read.
private struct HistoryInput {
    private let name: String
    private var reader: RecordReader
    private(set) var history: History?
    private var isComplete = false
    /// The number of records that were read.
    private var recordCount = 0

    init(_ bytes: [UInt8], name: String) throws(HistoryError) {
        let start = HistoryFile.signature.count
        guard HistoryFile.isHistory(bytes) else { throw HistoryError(file: name, record: nil, kind: nil, reason: .notAHistory) }
        guard bytes.count > start else { throw HistoryError(file: name, record: nil, kind: nil, reason: .unfinished) }
        let version = Int(bytes[start])
        guard version == HistoryFile.version else { throw HistoryError(file: name, record: nil, kind: nil, reason: .version(version)) }
        self.name = name
        reader = RecordReader(bytes, after: start + 1)
    }

    /// The history after the last record; nil when there is none.
    var complete: History? { isComplete ? history : nil }

    /// Reads the next record; false at the end of the file.
    mutating func readRecord() throws(HistoryError) -> Bool {
        do throws(RecordError) {
            return try readNext()
        } catch {
            throw HistoryError(file: name, record: recordCount, kind: reader.kind, reason: .record(error))
        }
    }

    private mutating func readNext() throws(RecordError) -> Bool {
        guard !reader.isAtEnd else { return false }
        let kind = try reader.begin()
        guard !isComplete, (kind == .header) == (recordCount == 0), (kind == .properties) == (recordCount == 1) else { throw .misplaced }
        if try !reader.readObject(kind) { try read(kind) }
        recordCount += 1
        return true
    }

    private mutating func read(_ kind: RecordKind) throws(RecordError) {
        switch kind {
        case .header: history = try reader.read(HeaderRecord.self).history
        case .properties: try reader.setRows(reader.read(PropertiesRecord.self).names)
        case .commit: try add(reader.read(CommitRecord.self).tree)
        case .layer:
            let record = try reader.read(LayerRecord.self)
            history?.layers[record.id] = record.name
        case .entry: history?.entries.append(try reader.read(HistoryEntry.self))
        case .end:
            guard try reader.read(EndRecord.self).count == UInt64(recordCount) else { throw .unsuitable("the number of records") }
            isComplete = true
        case .picture, .path, .state, .animation, .piece, .block, .node: throw .misplaced
        }
    }

    private mutating func add(_ tree: RenderTree) throws(RecordError) {
        guard (history?.commits.last?.commitTime ?? -.infinity) <= tree.commitTime else { throw .unsuitable("the order of commits") }
        history?.commits.append(tree)
    }
}
