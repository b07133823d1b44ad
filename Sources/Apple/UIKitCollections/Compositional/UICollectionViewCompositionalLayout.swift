public import Foundation

/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction of scrolling; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The views at the edges of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which sections measure their insets; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates the default settings.
    public override init() {}
}

/// A closure that returns the section of a compositional layout at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout whose sections are groups of items that are repeated.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The arranged sections and the sizes that views preferred.
    let composition = CompositionalState()
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// The settings of the whole layout; new ones invalidate it.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout whose sections a closure provides.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Creates a vertical layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a vertical layout whose sections a closure provides.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout from a nib, which cannot describe its sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// Returns the section at an index; nil, with a report, when there is none.
    func section(at index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        let section = provider(index, environment)
        if section == nil {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "the section provider returned nil for section \(index)")
        }
        return section
    }

    // MARK: Places

    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize { composition.size }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { composition.forgetItems(movedBy: update) }
        if context.invalidateEverything || context.invalidateDataSourceCounts { composition.isStale = true }
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size || composition.followsScrolling
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (wanted, given) = (preferredAttributes.size, originalAttributes.size)
        return !originalAttributes.fixesWidth && abs(wanted.width - given.width) > 0.01
            || !originalAttributes.fixesHeight && abs(wanted.height - given.height) > 0.01
    }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        composition.preferred[originalAttributes.values.element] = preferredAttributes.size
        composition.isStale = true
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    package override var asksForPreferredSizes: Bool { composition.usesEstimates }
    override func hosts(of visible: CGRect) -> [CollectionHost] { orthogonalHosts(visible) }
}
