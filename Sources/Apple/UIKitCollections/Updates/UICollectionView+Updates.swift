import CoreGraphics
import Foundation
import LaminaTables

extension UICollectionView {
    func openUpdates() {
        guard updates == nil else {
            updates?.depth += 1
            updates?.completions.begin()
            return
        }
        // The old numbers and places must be known before the app changes its data; afterwards the data source would give the new ones. A collection
        // view that was never asked for them counts now, as UIKit's does: an app that has already changed its data gets the exception.
        if content.counts != nil { tileIfNeeded() } else { _ = loadedCounts }
        updates = CollectionUpdates()
    }

    /// Adds a change to the open updates, or applies it at once when there are none.
    func update(_ change: (inout TableEdits) -> Void) {
        openUpdates()
        if var collected = updates {
            change(&collected.edits)
            updates = collected
        }
        closeUpdates(completion: nil)
    }

    /// Closes one level of nested updates; the outermost level applies the updates.
    func closeUpdates(completion: ((Bool) -> Void)?) {
        guard var collected = updates else {
            completion?(true)
            return
        }
        collected.depth -= 1
        collected.completions.end(completion)
        guard collected.depth == 0 else {
            updates = collected
            return
        }
        updates = nil
        guard !collected.isReloaded, let old = content.counts else {
            if collected.isReloaded { reloadEverything() } else { forgetUpdated() }
            return collected.complete(true)
        }
        apply(collected, old: old)
    }

    /// Reads everything anew after updates of content that was never read: index paths from before them mean nothing.
    private func forgetUpdated() {
        content.dragging.drags?.listWasReloaded()
        forgetContent()
    }

    private func apply(_ updates: CollectionUpdates, old: [Int]) {
        let counts = readCounts()
        var updates = updates
        do {
            let change = try change(by: &updates.edits, from: old, to: counts)
            CollectionUpdateAnimator(self, updates, change, counts: counts).run()
        } catch {
            refuse("\(error) The collection view reloads its data.")
            reloadData()
            updates.complete(false)
        }
    }

    /// Returns the change of what is shown, and tells the drags in progress of that of the data.
    private func change(by edits: inout TableEdits, from old: [Int], to new: [Int]) throws -> TableChange {
        let row = movement?.row
        let data = try TableChange(edits, from: row?.dataCounts(old) ?? old, to: new, words: .collection)
        content.dragging.drags?.listHasChanged(data)
        guard let row else { return data }
        let place = data.successor(of: row.source)
        edits = row.shownEdits(edits, successor: place)
        let shown = try TableChange(edits, from: old, to: new, words: .collection)
        returnMovement(to: place)
        return shown
    }
}
