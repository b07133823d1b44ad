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
            if collected.isReloaded { reloadEverything() } else { forgetContent() }
            return collected.complete(true)
        }
        apply(collected, old: old)
    }

    private func apply(_ updates: CollectionUpdates, old: [Int]) {
        let counts = readCounts()
        do {
            let change = try TableChange(updates.edits, from: old, to: counts, words: .collection)
            CollectionUpdateAnimator(self, updates, change, counts: counts).run()
        } catch {
            refuse("\(error) The collection view reloads its data.")
            reloadData()
            updates.complete(false)
        }
    }
}
