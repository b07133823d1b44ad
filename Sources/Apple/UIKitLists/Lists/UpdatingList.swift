import Foundation
package import LaminaTables

/// A list whose updates are collected, and applied together when the outermost of nested updates ends.
///
/// The steps are the same in both faces: read the old content before the app changes its data, collect, read the new content, and show the change.
/// A face reads the content and moves its views.
@MainActor
package protocol UpdatingList: DragList {
    /// The content that the data source gives: the places of rows, or the numbers of items.
    associatedtype Content
    associatedtype Updates: ListUpdates

    /// The words of Apple's messages.
    static var words: TableChange.Words { get }
    /// The updates that are being collected; nil outside of updates.
    var updates: Updates? { get set }
    /// The content that was read last; nil before it is read, and when it must be read anew.
    var knownContent: Content? { get }
    var drags: ListDrags? { get }
    /// The row or item that the user drags to another place of the list.
    var draggedRow: DraggedRow? { get }

    /// Reads what the updates must know of the content before the app changes its data.
    func prepareUpdates()
    /// Reads the content from the data source.
    func readContent() -> Content
    /// The number of rows of each section.
    func rowCounts(of content: Content) -> [Int]
    /// Shows the new content, and animates the change.
    func show(_ new: Content, after old: Content, _ updates: Updates, _ change: TableChange)
    /// Gives the dragged row its place after an update of the data; nil ends the drag of a row that was deleted.
    func returnDraggedRow(to place: IndexPath?)
    func reloadData()
    func reloadEverything()
    func forgetContent()
}

/// The updates of a list that are applied together.
package protocol ListUpdates {
    /// The closures to call after the animation.
    var completions: NestedCompletions { get set }
    /// True after a reload within the updates: at their end all is read again, and nothing is animated.
    var isReloaded: Bool { get set }
    /// The updates without their animations.
    var edits: TableEdits { get }

    init()
    /// Converts the updates, which name rows in the data, to rows on the screen, on which a row is dragged; that row returns to its place.
    ///
    /// - Parameter successor: The dragged row's index path after the updates; nil when it is deleted.
    mutating func show(_ row: DraggedRow, successor: IndexPath?)
}

extension UpdatingList {
    /// Begins updates, or further ones inside those that are open.
    package func openUpdates() {
        guard updates == nil else {
            updates?.completions.begin()
            return
        }
        prepareUpdates()
        updates = Updates()
    }

    /// Adds a change to the open updates, or applies it at once when there are none.
    package func update(_ change: (inout Updates) -> Void) {
        openUpdates()
        if var collected = updates {
            change(&collected)
            updates = collected
        }
        closeUpdates(completion: nil)
    }

    /// Closes one level of nested updates; the outermost level applies the updates.
    package func closeUpdates(completion: ((Bool) -> Void)?) {
        guard var collected = updates else {
            refuse("endUpdates without beginUpdates")
            completion?(true)
            return
        }
        collected.completions.end(completion)
        guard !collected.completions.isOpen else { return updates = collected }
        updates = nil
        if !collected.isReloaded, let old = knownContent { return apply(collected, to: old) }
        if collected.isReloaded {
            reloadEverything()
        } else {
            // Index paths from before updates of content that was never read mean nothing.
            drags?.listWasReloaded()
            forgetContent()
        }
        collected.completions(true)
    }

    private func apply(_ collected: Updates, to old: Content) {
        let new = readContent()
        var updates = collected
        do {
            let change = try change(by: &updates, from: rowCounts(of: old), to: rowCounts(of: new))
            show(new, after: old, updates, change)
        } catch {
            refuse("\(error) The \(Self.words.list) reloads its data.")
            reloadData()
            updates.completions(false)
        }
    }

    /// Returns the change of what is shown, and tells the drags in progress of that of the data.
    private func change(by updates: inout Updates, from old: [Int], to new: [Int]) throws -> TableChange {
        let row = draggedRow
        let data = try TableChange(updates.edits, from: row?.dataCounts(old) ?? old, to: new, words: Self.words)
        drags?.listHasChanged(data)
        guard let row else { return data }
        let place = data.successor(of: row.source)
        updates.show(row, successor: place)
        let shown = try TableChange(updates.edits, from: old, to: new, words: Self.words)
        returnDraggedRow(to: place)
        return shown
    }
}
