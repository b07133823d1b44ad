public import Foundation
package import LaminaMethods

/// A layout that places items side by side in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var memberTable: MemberTable { flowLayoutMembers }

    /// The edges from which `sectionInset` is measured.
    public typealias SectionInsetReference = UICollectionViewFlowLayoutSectionInsetReference

    /// The value for an item size that the cell determines by its content.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }

    /// The geometry and the sizes that are kept between invalidations.
    let flow = FlowState()

    /// The least space between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least space between the items of a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items, unless the delegate determines it; 50 × 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The assumed size of items until their cells determine it; zero, by default, when `itemSize` and the delegate determine it.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The direction of scrolling; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of section headers; zero by default.
    ///
    /// Only the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of section footers; zero by default.
    ///
    /// Only the length in the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The space around the items of a section, between header and footer, in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// The edges from which `sectionInset` is measured; the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// True when headers stay at the start of the visible area while their section is in sight; false by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// True when footers stay at the end of the visible area while their section is in sight; false by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Creates a vertical layout.
    public override init() { super.init() }

    /// Creates a layout from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finishDecoding(self, as: UICollectionViewFlowLayout.self)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Places

    open override func prepare() {
        super.prepare()
        _ = geometry
    }
    open override var collectionViewContentSize: CGSize { contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pins || changesBreadth(newBounds)
    }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        // Apple's layout keeps the delegate's sizes when the bounds change.
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = changesBreadth(newBounds)
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredSizes, originalAttributes.representedElementCategory == .cell else { return false }
        return preferredAttributes.size != originalAttributes.size
    }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        flow.preferred[originalAttributes.indexPath] = preferredAttributes.size
        return context
    }

    package override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
}
