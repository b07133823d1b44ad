public import Foundation

/// The methods by which an object supplies a collection view's items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Asks the data source for the cell of an item that becomes visible.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Asks the data source for the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Asks the data source for a supplementary view, such as a header, that becomes visible.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Asks the data source whether the user may move an item.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Tells the data source that the user moved an item.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Asks the data source for the titles of an index; nil for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Asks the data source for the item to which a title of the index leads.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    /// The default implementation; returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The default implementation; reports that the method is missing and returns an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "the data source must implement collectionView(_:viewForSupplementaryElementOfKind:at:) for views of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }
    /// The default implementation; returns false and records that the data source does not implement the method.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.content.movabilityIsMissing = true
        return false
    }
    /// The default implementation; does nothing.
    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// The default implementation; returns nil.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The default implementation; returns the first item.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { [0, 0] }
}
