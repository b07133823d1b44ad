import LaminaHistory

/// The parts of a growing history: each has what is new since the one before.
struct HistoryNews {
    private var writer: HistoryWriter?
    /// The numbers of commits and entries that have been written, and of the commits that were left out before.
    private var written = (commits: 0, entries: 0, omitted: 0)

    /// Returns what is new.
    ///
    /// - Throws: `RecordError` for values that no reader would accept.
    mutating func part(of history: History) throws -> HistoryPart {
        // The budget has left out commits, so the numbers of those before are no longer true.
        let beginsAnew = writer == nil || history.omittedCommits != written.omitted
        if beginsAnew { (writer, written) = (try HistoryWriter(history), (0, 0, history.omittedCommits)) }
        for tree in history.commits[written.commits...] { try writer?.add(tree) }
        try writer?.add(history.layers)
        for entry in history.entries[written.entries...] { try writer?.add(entry) }
        (written.commits, written.entries) = (history.commits.count, history.entries.count)
        return HistoryPart(duration: history.duration, beginsAnew: beginsAnew, records: writer?.take() ?? [])
    }
}
