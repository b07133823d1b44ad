import Foundation

/// Where each row of a table is after its changes.
///
/// What is neither removed nor moved keeps its order, and fills the places that nothing added takes.
struct TableChange {
    /// The numbers of rows do not agree with what was told; in Apple's words.
    struct Disagreement: Error, CustomStringConvertible {
        let description: String
    }

    private let updates: TableUpdates
    private let moved: [IndexPath: IndexPath]
    /// For each section before, its number after.
    private let sections: [Int?]
    /// For each section after, its number before.
    private let formerSections: [Int?]
    /// For each section before, the rows that leave their place, in order.
    private let leaving: [Int: [Int]]
    /// For each section after, the rows that come to a place, in order.
    private let coming: [Int: [Int]]

    /// - Parameters:
    ///   - old: How many rows each section had.
    ///   - new: How many rows each section has.
    init(_ updates: TableUpdates, from old: [Int], to new: [Int]) throws(Disagreement) {
        self.updates = updates
        let kept = old.indices.filter { !updates.deletedSections.contains($0) }
        let places = new.indices.filter { !updates.insertedSections.contains($0) }
        let deleted = updates.deletedSections.filter(old.indices.contains).count
        guard kept.count == places.count, updates.deletedSections.count == deleted else {
            throw Disagreement(description: Self.sectionText(updates, old.count, new.count))
        }
        var (sections, formerSections) = ([Int?](repeating: nil, count: old.count), [Int?](repeating: nil, count: new.count))
        for (from, to) in zip(kept, places) { (sections[from], formerSections[to]) = (to, from) }
        (self.sections, self.formerSections) = (sections, formerSections)
        moved = Dictionary(updates.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        leaving = Self.rows(Array(updates.deletedRows.keys) + moved.keys)
        coming = Self.rows(Array(updates.insertedRows.keys) + moved.values)
        for (from, to) in zip(kept, places) where !updates.reloadedSections.contains(from) {
            try check(from, to, old: old[from], new: new[to])
        }
    }

    /// Where a row is after the changes; nil when it was removed, or is to be made anew.
    func place(of path: IndexPath) -> IndexPath? {
        if updates.reloadedRows[path] != nil || updates.reloadedSections.contains(path.section) { return nil }
        return successor(of: path)
    }

    /// Where a row is after the changes, though it may show something else; nil when it was removed.
    func successor(of path: IndexPath) -> IndexPath? {
        if let place = moved[path] { return place }
        guard sections.indices.contains(path.section), let section = sections[path.section], updates.deletedRows[path] == nil
        else { return nil }
        var row = path.row - (leaving[path.section] ?? []).prefix { $0 < path.row }.count
        for other in coming[section] ?? [] where other <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Where a row was before the changes; nil when it was added.
    func origin(of path: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.value == path }) { return move.key }
        guard formerSections.indices.contains(path.section), let section = formerSections[path.section],
            updates.insertedRows[path] == nil
        else { return nil }
        var row = path.row - (coming[path.section] ?? []).prefix { $0 < path.row }.count
        for other in leaving[section] ?? [] where other <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Where a section is after the changes; nil when it was removed or is to be made anew.
    func place(ofSection section: Int) -> Int? {
        sections.indices.contains(section) && !updates.reloadedSections.contains(section) ? sections[section] : nil
    }

    private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
    }

    private func check(_ from: Int, _ to: Int, old: Int, new: Int) throws(Disagreement) {
        let (gone, come) = (leaving[from] ?? [], coming[to] ?? [])
        let isKnown = gone.allSatisfy { $0 >= 0 && $0 < old } && come.allSatisfy { $0 >= 0 && $0 < new }
        guard isKnown, old - gone.count + come.count == new else {
            throw Disagreement(description: rowText(from, to, old, new))
        }
    }

    private static func sectionText(_ updates: TableUpdates, _ old: Int, _ new: Int) -> String {
        """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(new)) must be \
        equal to the number of sections contained in the table view before the update (\(old)), plus or minus the number of sections \
        inserted or deleted (\(updates.insertedSections.count) inserted, \(updates.deletedSections.count) deleted).
        """
    }

    private func rowText(_ from: Int, _ to: Int, _ old: Int, _ new: Int) -> String {
        let inserted = updates.insertedRows.keys.filter { $0.section == to }.count
        let deleted = updates.deletedRows.keys.filter { $0.section == from }.count
        let movedIn = moved.values.filter { $0.section == to }.count
        let movedOut = moved.keys.filter { $0.section == from }.count
        return """
            Invalid update: invalid number of rows in section \(to). The number of rows contained in an existing section after the update \
            (\(new)) must be equal to the number of rows contained in that section before the update (\(old)), plus or minus the number of \
            rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved \
            into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
            """
    }
}
