/// The history of a run in progress, put together from the parts that its app sends.
///
///     app ──part──▶ records ──reader──▶ commits 0…n
///         ──part──▶ further records  ─▶ commits 0…n+m, which share what did not change
///
/// The budget is that of the whole run. When it is exceeded, commits go, but the records of their parts stay known, because the app may refer to them.
/// So the app has to begin its records anew, and the old ones go with the next part.
package struct GrowingHistory {
    /// The history up to the last part; nil before the first one.
    package private(set) var history: History?
    /// True when the next part must begin its records anew, which frees the memory of commits that were left out.
    package private(set) var needsNewRecords = false
    private let name: String
    private var reader: HistoryReader?
    private var budget: HistoryBudget

    /// - Parameters:
    ///   - name: The app's name, for errors.
    ///   - limit: The memory that the trees may take, in bytes.
    package init(name: String, limit: Int = HistoryBudget.usualBytes) { (self.name, budget) = (name, HistoryBudget(limit: limit)) }

    /// Takes the next part.
    ///
    /// - Throws: `HistoryError` for records that no app of this version sends.
    package mutating func add(_ part: HistoryPart) throws(HistoryError) {
        if part.beginsAnew || reader == nil {
            if !needsNewRecords { (history, budget) = (nil, HistoryBudget(limit: budget.limit)) }
            needsNewRecords = false
            reader = try HistoryReader(part.records, name: name)
            try reader?.readAll()
        } else {
            try reader?.read(part.records)
        }
        guard let (commits, lines, entries) = reader?.takeNews(), let read = reader?.history else { return }
        var history = self.history ?? read
        // Without a copy here the arrays grow in place.
        self.history = nil
        for tree in commits where budget.add(tree, to: &history) > 0 { needsNewRecords = true }
        history.entries += entries
        history.lines.merge(lines) { _, new in new }
        history.omittedCommits += part.omittedCommits
        (history.layers, history.duration) = (read.layers, part.duration)
        self.history = history
    }
}
