public import Foundation

/// The places of a collection view's cells, supplementary views and decoration views; subclasses determine them.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that shows the layout; nil when there is none.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?
    /// True between `prepare()` and the next invalidation.
    var isPrepared = false
    /// The update whose animation is being prepared.
    var update: CollectionUpdate?
    /// The sources of decoration views, by kind.
    var decorations: [String: CollectionViewSource] = [:]

    /// Creates a layout.
    public override init() {}

    /// Creates a layout from a nib.
    public required init?(coder: NSCoder) {
        super.init()
        coder.finishDecoding(self, as: UICollectionViewLayout.self)
    }

    /// Encodes the layout; this class has no values to encode.
    open func encode(with coder: NSCoder) {}

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Places

    /// Called before the layout is asked for places, and again after every invalidation; does nothing unless overridden.
    open func prepare() {}
    /// The size of the whole content, in points; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements that meet a rectangle; nil unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view; nil unless overridden.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// Returns the attributes of a decoration view; nil unless overridden.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes with which a dragged item follows the finger; unless overridden its own, moved there.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let moved = layoutAttributesForItem(at: indexPath)?.copied() ?? .make(Self.layoutAttributesClass, .cell(indexPath))
        moved.center = position
        moved.zIndex = Int(Int32.max)
        return moved
    }
    /// Returns the index path for an item that is dragged to a position; by default the index path of the item at that position.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// Returns the content offset at which scrolling comes to rest; the proposed one unless overridden.
    ///
    /// - Parameter velocity: The velocity, in points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Returns the content offset after an update or a change of the layout; the proposed one unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// Invalidates the whole layout, which is prepared again before it is next needed.
    open func invalidateLayout() {
        let context = newContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Invalidates parts of the layout; overriding methods call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(with: context)
    }
    /// Returns true when new bounds invalidate the layout; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the parts of the layout that new bounds invalidate.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { newContext() }
    /// Returns true when the attributes that a cell prefers invalidate the layout; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the parts of the layout that preferred attributes invalidate.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let (context, element) = (newContext(), originalAttributes.values.element)
        switch element.category {
        case .cell: context.invalidateItems(at: [element.path])
        case .supplementaryView: context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.path])
        case .decorationView: context.invalidateDecorationElements(ofKind: element.kind, at: [element.path])
        @unknown default: break
        }
        return context
    }
    /// Returns the parts of the layout that a drag of items invalidates.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }
    /// Returns the parts of the layout that the end of a drag of items invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Updates

    /// Called before an update is animated, with its changes; subclasses call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called at the end of the block that animates an update; does nothing unless overridden.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the bounds change with an animation; does nothing unless overridden.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds changed with an animation; does nothing unless overridden.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the collection view changes to this layout; does nothing unless overridden.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before the collection view changes from this layout; does nothing unless overridden.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called in the block that animates a change of the layout; does nothing unless overridden.
    open func finalizeLayoutTransition() {}
    /// Returns the attributes with which the animation of an item that comes or moves begins; nil to begin with the final ones.
    ///
    /// Unless overridden an inserted item fades in, and another one begins at its old place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        update?.beginning(of: .cell(itemIndexPath), in: self)
    }
    /// Returns the attributes with which the animation of an item that goes or moves ends; nil to end with the initial ones.
    ///
    /// Unless overridden a deleted item fades out, and another one ends at its new place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        update?.ending(of: .cell(itemIndexPath), in: self)
    }
    /// Returns the attributes with which the animation of a supplementary view begins.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.beginning(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath), in: self)
    }
    /// Returns the attributes with which the animation of a supplementary view ends.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.ending(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath), in: self)
    }
    /// Returns the attributes with which the animation of a decoration view begins.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.beginning(of: CollectionElement(.decorationView, elementKind, decorationIndexPath), in: self)
    }
    /// Returns the attributes with which the animation of a decoration view ends.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.ending(of: CollectionElement(.decorationView, elementKind, decorationIndexPath), in: self)
    }
    /// Returns the supplementary views that go with an update besides those of deleted sections; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that go with an update; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views that come with an update besides those of inserted sections; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that come with an update; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Decoration views

    /// Registers the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map(CollectionViewSource.type)
    }
    /// Registers the nib of decoration views of a kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map(CollectionViewSource.nib)
    }

    /// The direction of text in which the layout is developed; left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// True when a right-to-left language mirrors the layout; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Parts

    /// Returns the visible parts of the content that scroll by themselves; none unless overridden.
    func hosts(of visible: CGRect) -> [CollectionHost] { [] }

    /// True when cells are asked for the sizes that they prefer.
    package var asksForPreferredSizes: Bool { true }

    /// Returns a context of the layout's class in which nothing is invalid.
    func newContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.laminaInit() ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Returns the attributes of any element.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        @unknown default: nil
        }
    }

    /// Returns the attributes with which the animation of any element begins.
    func beginning(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        @unknown default: nil
        }
    }

    /// Returns the attributes with which the animation of any element ends.
    func ending(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        @unknown default: nil
        }
    }
}
