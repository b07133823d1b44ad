package import Foundation

/// The mapping between a table's rows before and after its updates.
///
/// Rows that are neither deleted nor moved keep their order and fill the index paths that insertions and moves leave free.
package struct TableChange {
    /// The number of rows or sections after the updates contradicts the updates; the description is Apple's message.
    package struct Disagreement: Error, CustomStringConvertible {
        /// Apple's message for the contradiction.
        package let description: String
    }

    /// The words of Apple's messages: the name of the list and of its rows.
    package struct Words: Sendable {
        package let list: String
        let rows: String

        package static let table = Words(list: "table view", rows: "rows")
        package static let collection = Words(list: "collection view", rows: "items")
    }

    private let edits: TableEdits
    private let words: Words
    private let moved: [IndexPath: IndexPath]
    /// The section index after the updates, by index before; nil for a deleted section.
    private let sections: [Int?]
    /// The section index before the updates, by index after; nil for an inserted section.
    private let formerSections: [Int?]
    /// The rows that are deleted or moved to another index path, in ascending order, by section index before the updates.
    private let leaving: [Int: [Int]]
    /// The rows that are inserted or moved from another index path, in ascending order, by section index after the updates.
    private let coming: [Int: [Int]]

    /// - Parameters:
    ///   - edits: The updates.
    ///   - old: The number of rows of each section before the updates.
    ///   - new: The number of rows of each section after the updates.
    ///   - words: The words for the report of a contradiction.
    package init(_ edits: TableEdits, from old: [Int], to new: [Int], words: Words = .table) throws(Disagreement) {
        self.edits = edits
        self.words = words
        let movedAway = edits.sectionMoves.map(\.from)
        let movedHere = edits.sectionMoves.map(\.to)
        var kept = old.indices.filter { !edits.deletedSections.contains($0) && !movedAway.contains($0) }
        var places = new.indices.filter { !edits.insertedSections.contains($0) && !movedHere.contains($0) }
        let deleted = edits.deletedSections.filter(old.indices.contains).count
        let areMovesKnown = movedAway.allSatisfy(old.indices.contains) && movedHere.allSatisfy(new.indices.contains)
        guard kept.count == places.count, edits.deletedSections.count == deleted, areMovesKnown else {
            throw Disagreement(description: Self.sectionText(edits, old.count, new.count, words))
        }
        kept += movedAway
        places += movedHere
        var (sections, formerSections) = ([Int?](repeating: nil, count: old.count), [Int?](repeating: nil, count: new.count))
        // Sections that are neither deleted nor inserted keep their order: the n-th of them before is the n-th of them after.
        for (from, to) in zip(kept, places) { (sections[from], formerSections[to]) = (to, from) }
        (self.sections, self.formerSections) = (sections, formerSections)
        moved = Dictionary(edits.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        leaving = Self.rows(Array(edits.deletedRows) + moved.keys)
        coming = Self.rows(Array(edits.insertedRows) + moved.values)
        for (from, to) in zip(kept, places) where !edits.reloadedSections.contains(from) {
            try check(from, to, old: old[from], new: new[to])
        }
    }

    /// The row's index path after the updates; nil when the row is deleted or reloaded, because its cell cannot be kept then.
    package func place(of path: IndexPath) -> IndexPath? {
        if edits.reloadedRows.contains(path) || edits.reloadedSections.contains(path.section) { return nil }
        return successor(of: path)
    }

    /// The row's index path after the updates, also for a reloaded row; nil when the row is deleted.
    package func successor(of path: IndexPath) -> IndexPath? {
        if let place = moved[path] { return place }
        guard sections.indices.contains(path.section), let section = sections[path.section], !edits.deletedRows.contains(path)
        else { return nil }
        // Closes the gaps of the leaving rows above this row, then skips the index paths that coming rows occupy.
        var row = path.row - (leaving[path.section] ?? []).prefix { $0 < path.row }.count
        for other in coming[section] ?? [] where other <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// The row's index path before the updates; nil when the row was inserted.
    package func origin(of path: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.value == path }) { return move.key }
        guard formerSections.indices.contains(path.section), let section = formerSections[path.section],
            !edits.insertedRows.contains(path)
        else { return nil }
        // The inverse of `successor`: coming rows are removed, then leaving rows are put back.
        var row = path.row - (coming[path.section] ?? []).prefix { $0 < path.row }.count
        for other in leaving[section] ?? [] where other <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// The section's index after the updates; nil when the section is deleted or reloaded.
    package func place(ofSection section: Int) -> Int? {
        sections.indices.contains(section) && !edits.reloadedSections.contains(section) ? sections[section] : nil
    }

    /// The section's index before the updates; nil when the section was inserted.
    package func origin(ofSection section: Int) -> Int? { formerSections.indices.contains(section) ? formerSections[section] : nil }

    private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
    }

    /// Throws unless the row counts of a section differ by exactly the rows that the updates insert, delete and move.
    private func check(_ from: Int, _ to: Int, old: Int, new: Int) throws(Disagreement) {
        let (gone, come) = (leaving[from] ?? [], coming[to] ?? [])
        let isKnown = gone.allSatisfy { $0 >= 0 && $0 < old } && come.allSatisfy { $0 >= 0 && $0 < new }
        guard isKnown, old - gone.count + come.count == new else {
            throw Disagreement(description: rowText(from, to, old, new))
        }
    }

    private static func sectionText(_ edits: TableEdits, _ old: Int, _ new: Int, _ words: Words) -> String {
        """
        Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update (\(new)) must be \
        equal to the number of sections contained in the \(words.list) before the update (\(old)), plus or minus the number of sections \
        inserted or deleted (\(edits.insertedSections.count) inserted, \(edits.deletedSections.count) deleted).
        """
    }

    private func rowText(_ from: Int, _ to: Int, _ old: Int, _ new: Int) -> String {
        let inserted = edits.insertedRows.filter { $0.section == to }.count
        let deleted = edits.deletedRows.filter { $0.section == from }.count
        let movedIn = moved.values.filter { $0.section == to }.count
        let movedOut = moved.keys.filter { $0.section == from }.count
        return """
            Invalid update: invalid number of \(words.rows) in section \(to). The number of \(words.rows) contained in an existing section after \
            the update (\(new)) must be equal to the number of \(words.rows) contained in that section before the update (\(old)), plus or \
            minus the number of \(words.rows) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or \
            minus the number of \(words.rows) moved \
            into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
            """
    }
}
