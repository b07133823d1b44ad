import LaminaHistory
import LaminaScene

/// The parts of a growing history: each has what is new since the one before.
///
/// The other end has what was sent, so the app keeps nothing of it but the records by which equal content is sent once, and the last trees:
///
///     commits 0…63 sent ──▶ commit 64 sent: 0…63 are released, and a part of them that comes again is found by its bytes
struct HistoryNews {
    private var writer: HistoryWriter?
    /// The number of entries that have been sent.
    private var entryCount = 0
    /// The trees that the writer knows by their identity, the last one sent at the end.
    private var known: [RenderTree] = []

    /// The most trees that are kept; each release is a walk over one of them.
    static let mostTrees = 64

    /// Returns what is new, and takes its commits out of the history.
    ///
    /// - Parameter beginsAnew: True when the other end has forgotten the records, though not the commits.
    /// - Throws: `RecordError` for values that no reader would accept.
    mutating func take(from history: inout History, beginsAnew: Bool = false) throws -> HistoryPart {
        let isFirst = writer == nil || beginsAnew
        if isFirst { (writer, known) = (try HistoryWriter(history), []) }
        for tree in history.commits { try writer?.add(tree) }
        // Before anything is released, because the writer takes the lines of animations that it knows.
        try writer?.add(history.lines)
        known += history.commits
        history.commits = []
        if known.count > Self.mostTrees, let last = known.last {
            writer?.keepOnly(last.root)
            known = [last]
        }
        try writer?.add(history.layers)
        for entry in history.entries[entryCount...] { try writer?.add(entry) }
        entryCount = history.entries.count
        return HistoryPart(duration: history.duration, beginsAnew: isFirst, records: writer?.take() ?? [])
    }
}
