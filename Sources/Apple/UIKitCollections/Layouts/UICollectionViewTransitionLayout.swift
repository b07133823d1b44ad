public import Foundation
import QuartzCore

/// A layout between two others, whose progress a gesture determines.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at progress 0.
    public let currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// The progress from one layout to the other, 0…1.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Creates a layout between two empty ones from a nib.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Records an app's own value of the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns an app's own value of the transition; 0 when there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Places

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.owner = collectionView
            guard !layout.isPrepared else { continue }
            layout.isPrepared = true
            layout.prepare()
        }
    }
    open override var collectionViewContentSize: CGSize {
        mixed(currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let known = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }.map(\.values.element)
        return Set(known).sorted().compactMap(mixedAttributes)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { mixedAttributes(.cell(indexPath)) }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixedAttributes(CollectionElement(.supplementaryView, elementKind, indexPath)) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixedAttributes(CollectionElement(.decorationView, elementKind, indexPath)) }

    package override var asksForPreferredSizes: Bool { false }

    // MARK: Mixing

    /// Interpolates an element's attributes between both layouts; an element that only one layout has fades.
    private func mixedAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (first, second) = (currentLayout.attributes(of: element)?.copied(), nextLayout.attributes(of: element)?.copied())
        guard let first, let second else {
            first?.alpha *= 1 - transitionProgress
            second?.alpha *= transitionProgress
            return first ?? second
        }
        first.center = CGPoint(x: mixed(first.center.x, second.center.x), y: mixed(first.center.y, second.center.y))
        first.size = mixed(first.size, second.size)
        first.alpha = mixed(first.alpha, second.alpha)
        first.transform3D = mixed(first.transform3D, second.transform3D)
        if transitionProgress >= 0.5 { first.zIndex = second.zIndex }
        return first
    }

    private func mixed(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * transitionProgress }

    private func mixed(_ first: CGSize, _ second: CGSize) -> CGSize {
        CGSize(width: mixed(first.width, second.width), height: mixed(first.height, second.height))
    }

    private func mixed(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
        var result = first
        let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        for path in paths { result[keyPath: path] = mixed(first[keyPath: path], second[keyPath: path]) }
        return result
    }
}
