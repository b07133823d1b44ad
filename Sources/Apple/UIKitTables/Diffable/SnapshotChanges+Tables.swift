extension SnapshotChanges {
    /// Updates a table.
    func apply(to table: UITableView, with animation: UITableView.RowAnimation, completion: @escaping () -> Void) {
        table.performBatchUpdates {
            table.deleteSections(deletedSections, with: animation)
            table.insertSections(insertedSections, with: animation)
            table.reloadSections(reloadedSections, with: animation)
            for move in movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: leaving, with: animation)
            table.insertRows(at: coming, with: animation)
            for move in moved { table.moveRow(at: move.from, to: move.to) }
            table.reloadRows(at: reloaded, with: animation)
        } completion: { _ in
            completion()
        }
        table.reconfigureRows(at: reconfigured)
    }
}
