import Foundation
import LaminaTables

extension UITableView {
    func openUpdates() {
        guard updates == nil else {
            updates?.depth += 1
            updates?.completions.begin()
            return
        }
        // The old geometry must be read before the app changes its data; afterwards the data source would give the new geometry.
        _ = loaded
        updates = TableUpdates()
    }

    /// Adds a change to the open updates, or applies it at once when there are none.
    package func update(_ change: (inout TableUpdates) -> Void) {
        openUpdates()
        if var collected = updates {
            change(&collected)
            updates = collected
        }
        closeUpdates(completion: nil)
    }

    /// Closes one level of nested updates; the outermost level applies the updates.
    func closeUpdates(completion: ((Bool) -> Void)?) {
        guard var collected = updates else {
            refuse("endUpdates without beginUpdates")
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
        guard !collected.isReloaded, let old = content.geometry else {
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

    private func apply(_ updates: TableUpdates, old: TableGeometry) {
        unimplementedMethods = UnimplementedMethods()
        content.isLoading = true
        var new = readGeometry()
        content.isLoading = false
        var updates = updates
        do {
            let change = try change(by: &updates, from: old.sections.map(\.rows.count), to: new.sections.map(\.rows.count))
            adoptHeights(of: old, in: &new, change)
            let animator = TableUpdateAnimator(self, updates, change, old: old)
            animator.rearrange(to: new)
            animator.run()
            // The gap of a dragged row opens again under the finger.
            followFinger()
        } catch {
            refuse("\(error) The table reloads its data.")
            reloadData()
            updates.complete(false)
        }
    }

    /// Returns the change of what is shown, and tells the drags in progress of that of the data.
    private func change(by updates: inout TableUpdates, from old: [Int], to new: [Int]) throws -> TableChange {
        let row = content.reorder?.row
        let data = try TableChange(updates.edits, from: row?.dataCounts(old) ?? old, to: new)
        content.dragging.drags?.listHasChanged(data)
        guard let row else { return data }
        let place = data.successor(of: row.source)
        updates.show(row, successor: place)
        let shown = try TableChange(updates.edits, from: old, to: new)
        returnGap(to: place)
        return shown
    }

    /// Determines the heights of rows that persist: cells are measured again, and rows without a cell keep a measured height where the new geometry
    /// has an estimate.
    ///
    /// - Source: Apple's documentation: empty updates let a table ask for all heights again.
    private func adoptHeights(of old: TableGeometry, in new: inout TableGeometry, _ change: TableChange) {
        for (section, rows) in old.sections.enumerated() {
            guard case .each(let tree) = rows.rows else { continue }
            for row in 0..<tree.count {
                let path = IndexPath(row: row, section: section)
                if let place = change.place(of: path), new.contains(place), isEstimated(place) { new.set(tree[row], ofRow: place) }
            }
        }
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            if let place = change.place(of: path), new.contains(place) { new.set(trueHeight(ofRow: place, cell: cell), ofRow: place) }
        }
    }
}
