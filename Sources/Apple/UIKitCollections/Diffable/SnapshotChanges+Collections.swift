extension SnapshotChanges {
    /// Updates a collection view.
    func apply(to collection: UICollectionView, completion: @escaping () -> Void) {
        collection.performBatchUpdates {
            collection.deleteSections(deletedSections)
            collection.insertSections(insertedSections)
            collection.reloadSections(reloadedSections)
            for move in movedSections { collection.moveSection(move.from, toSection: move.to) }
            collection.deleteItems(at: leaving)
            collection.insertItems(at: coming)
            for move in moved { collection.moveItem(at: move.from, to: move.to) }
            collection.reloadItems(at: reloaded)
        } completion: { _ in
            completion()
        }
        collection.reconfigureItems(at: reconfigured)
    }
}
