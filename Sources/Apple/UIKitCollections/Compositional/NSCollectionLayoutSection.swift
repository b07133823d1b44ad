public import Foundation

/// A closure that changes visible items while they scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    /// The group.
    let group: NSCollectionLayoutGroup
    /// The settings of the list whose rows are the section's items; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group that is repeated.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The space around the groups, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The edges from which `contentInsets` is measured; the layout's by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The way in which the section scrolls across the layout; not at all by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The views at the edges, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// True when the views at the edges lie inside `contentInsets`; true by default.
    open var supplementariesFollowContentInsets = true
    /// A closure that changes visible items while they scroll.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}
