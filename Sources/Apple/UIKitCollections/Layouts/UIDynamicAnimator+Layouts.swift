public import Foundation

extension UIDynamicAnimator {
    /// Creates an animator of layout attributes; the layout is invalidated whenever they move.
    ///
    /// The layout returns the animator's attributes in place of its own.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        if let collection = layout.collectionView { self.init(referenceView: collection) } else { self.init() }
        itemsMoved = { [weak layout] in layout?.invalidateLayout() }
    }

    /// Returns the attributes of a cell that the animator moves; nil for none.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(.cell(indexPath)) }
    /// Returns the attributes of a supplementary view that the animator moves; nil for none.
    public func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElement(.supplementaryView, elementKind, indexPath))
    }
    /// Returns the attributes of a decoration view that the animator moves; nil for none.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(CollectionElement(.decorationView, decorationViewKind, indexPath)) }

    private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let found = allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.values.element == element }
        // The collection view compares attributes with those that it shows, so it must not get the moving ones.
        return found?.copied()
    }
}
