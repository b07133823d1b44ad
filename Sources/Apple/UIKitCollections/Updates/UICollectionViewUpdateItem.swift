public import Foundation
import LaminaTables

/// One change of an update, for layouts.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public typealias Action = UICollectionUpdateAction

    /// The index path before the update, with the item `NSNotFound` for a section; nil for an insertion.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update, with the item `NSNotFound` for a section; nil for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }

    /// The changes of an update: sections before items, deletions before insertions.
    static func items(of edits: TableEdits, _ change: TableChange) -> [UICollectionViewUpdateItem] {
        let section = { (index: Int) in IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += edits.deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
        items += edits.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
        items += edits.reloadedSections.map { UICollectionViewUpdateItem(.reload, from: section($0), to: section($0)) }
        items += edits.sectionMoves.map { UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to)) }
        items += edits.deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += edits.insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += edits.reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: change.successor(of: $0)) }
        items += edits.moves.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
        return items
    }
}
