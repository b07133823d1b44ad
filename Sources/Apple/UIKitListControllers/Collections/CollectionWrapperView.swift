import CoreGraphics

/// The view of a collection view controller, which its collection view fills.
final class CollectionWrapperView: UIView {
    /// Creates a view of the collection view's frame around it.
    init(_ collection: UICollectionView) {
        super.init(frame: collection.frame)
        collection.frame = bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(collection)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
