public import Foundation

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// True when all of the layout is invalid.
    open package(set) var invalidateEverything = false
    /// True when the numbers of sections and items are invalid.
    open package(set) var invalidateDataSourceCounts = false
    /// The items whose attributes are invalid; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views whose attributes are invalid, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes are invalid, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The distance by which the invalidation moves the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content's size, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// The index paths from which items are dragged; nil outside of drags.
    open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The index paths to which items are dragged; nil outside of drags.
    open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The place to which an item is dragged, in the collection view's coordinates.
    open package(set) var interactiveMovementTarget = CGPoint.zero

    /// Creates a context in which nothing is invalid.
    public override init() {}

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// True when the layout asks its delegate for sizes again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// True when the positions of all items are computed again; true by default.
    open var invalidateFlowLayoutAttributes = true
}
