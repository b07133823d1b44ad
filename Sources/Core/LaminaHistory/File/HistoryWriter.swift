package import LaminaScene

/// Writes the history of a run while the run goes on.
///
/// The records are those of `HistoryFile`. Each goes out once, so what a commit costs on the way is what it has changed:
///
///     header, properties │ parts and commit 0 │ names │ lines │ entries │ parts and commit 1 │ names │ …
///     └────────────── first take() ──────────────────────────────────┘ └─── second take() ──┘
///
/// The caller keeps the trees until `keepOnly`, since the writer knows them by their identity.
package struct HistoryWriter {
    private var writer: RecordWriter
    private var names: [LayerID: LayerName] = [:]
    /// The animations whose lines of code have been written.
    private var located: Set<UInt64> = []
    /// The number of bytes that `take` has returned so far.
    private var takenCount = 0

    /// Begins with the screen and the app of a history, and none of its commits.
    ///
    /// - Parameter old: The writer of earlier records, for a reader that keeps their commits and lines of code: animations keep their numbers.
    package init(_ history: History, after old: HistoryWriter? = nil) throws(RecordError) {
        writer = RecordWriter(after: HistoryFile.signature + [UInt8(HistoryFile.version)], numberingAs: old?.writer)
        located = old?.located ?? []
        try writer.add(.header, HeaderRecord(history))
        try writer.add(.properties, PropertiesRecord(names: PropertyRows.all.map(\.name)))
    }

    package mutating func add(_ tree: RenderTree) throws(RecordError) {
        try writer.store(tree.root)
        try writer.add(.commit, CommitRecord(tree: tree))
    }

    /// Forgets the identities of all objects but those of a tree, so that the caller may release the other trees.
    package mutating func keepOnly(_ root: LayerNode) { writer.keepOnly(root) }

    /// Adds those names that are new or have changed.
    package mutating func add(_ layers: [LayerID: LayerName]) throws(RecordError) {
        for (id, name) in layers.filter({ names[$0.key] != $0.value }).sorted(by: { $0.key < $1.key }) {
            try writer.add(.layer, LayerRecord(id: id, name: name))
            names[id] = name
        }
    }

    /// Adds those lines of code that are new and belong to an animation of a commit so far.
    package mutating func add(_ lines: [UInt64: CodeLine]) throws(RecordError) {
        for (id, line) in lines.filter({ writer.hasAnimation($0.key) && !located.contains($0.key) }).sorted(by: { $0.key < $1.key }) {
            try writer.add(.line, LineRecord(animation: id, line: line))
            located.insert(id)
        }
    }

    /// True when the line of an animation has been written.
    package func hasLine(of animation: UInt64) -> Bool { located.contains(animation) }

    package mutating func add(_ entry: HistoryEntry) throws(RecordError) { try writer.add(.entry, entry) }

    /// Adds the last record.
    package mutating func end() throws(RecordError) { try writer.add(.end, EndRecord(count: writer.recordCount)) }

    /// The bytes since the last call.
    package mutating func take() -> [UInt8] {
        defer { takenCount = writer.output.count }
        return Array(writer.output[takenCount...])
    }
}
