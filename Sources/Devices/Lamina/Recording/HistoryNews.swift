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
    /// The number of commits that were left out before the last part.
    private var omittedCount = 0
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
        // The first header has the number of commits that were left out before.
        if writer == nil { omittedCount = history.omittedCommits }
        if isFirst { (writer, known) = (try HistoryWriter(history, after: writer), []) }
        for tree in history.commits { try writer?.add(tree) }
        try writer?.add(history.lines)
        // Those of animations without a commit follow with it.
        history.lines = history.lines.filter { writer?.hasLine(of: $0.key) != true }
        known += history.commits
        history.commits = []
        if known.count > Self.mostTrees, let last = known.last {
            writer?.keepOnly(last.root)
            known = [last]
        }
        try writer?.add(history.layers)
        for entry in history.entries[entryCount...] { try writer?.add(entry) }
        entryCount = history.entries.count
        defer { omittedCount = history.omittedCommits }
        return HistoryPart(
            duration: history.duration, beginsAnew: isFirst, omittedCommits: history.omittedCommits - omittedCount, records: writer?.take() ?? [])
    }
}
