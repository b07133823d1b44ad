import LaminaScene

/// Reads the records of a history, from a file or in parts while its run goes on.
package struct HistoryReader {
    private let name: String
    private var reader: RecordReader
    /// The history so far; nil before its first record.
    package private(set) var history: History?
    /// True after the last record.
    private var isComplete = false
    /// The number of records that were read.
    private var recordCount = 0
    /// The time of the last commit, in seconds of media time.
    private var lastCommitTime = -Double.infinity

    /// - Parameters:
    ///   - bytes: The first bytes: the whole signature and the version, perhaps with records behind them.
    ///   - name: The file's name, for errors.
    package init(_ bytes: [UInt8], name: String) throws(HistoryError) {
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

    /// Reads all records that are left.
    mutating func readAll() throws(HistoryError) { while try readRecord() {} }

    /// Reads further records; a record must not be split between two calls.
    package mutating func read(_ part: [UInt8]) throws(HistoryError) {
        try readAll()
        reader.continueWith(part)
        try readAll()
    }

    /// Returns the commits and entries that were read since the last call.
    mutating func takeNews() -> (commits: [RenderTree], lines: [UInt64: CodeLine], entries: [HistoryEntry]) {
        defer {
            history?.commits = []
            history?.lines = [:]
            history?.entries = []
        }
        return (history?.commits ?? [], history?.lines ?? [:], history?.entries ?? [])
    }

    /// Reads the next record; false at the end of the bytes.
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
        case .commit: try add(reader.read(CommitRecord.self))
        case .layer:
            let record = try reader.read(LayerRecord.self)
            history?.layers[record.id] = record.name
        case .line:
            let record = try reader.read(LineRecord.self)
            history?.lines[record.animation] = record.line
        case .entry: history?.entries.append(try reader.read(HistoryEntry.self))
        case .end:
            guard try reader.read(EndRecord.self).count == UInt64(recordCount) else { throw .unsuitable("the number of records") }
            isComplete = true
        case .picture, .path, .state, .animation, .piece, .block, .node: throw .misplaced
        }
    }

    private mutating func add(_ commit: CommitRecord) throws(RecordError) {
        guard lastCommitTime <= commit.tree.commitTime else { throw .unsuitable("the order of commits") }
        lastCommitTime = commit.tree.commitTime
        history?.commits.append(commit.tree)
    }
}
