public import Foundation
public import QuartzCore

/// The room in which a part of a compositional layout is arranged.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The sum of this part's insets and the insets of all enclosing parts, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits with which a compositional layout is arranged.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room and traits of a part of a compositional layout.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentInsets.inset(contentSize) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// An item that is in sight, for a section's `visibleItemsInvalidationHandler`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The opacity, 0…1.
    var alpha: CGFloat { get set }
    /// The height above other elements.
    var zIndex: Int { get set }
    /// True when the item is not shown.
    var isHidden: Bool { get set }
    /// The centre, in the coordinates of the section or of the collection view.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The transform about the centre.
    var transform3D: CATransform3D { get set }
    /// The name of the item.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The rectangle.
    var frame: CGRect { get }
    /// The bounds.
    var bounds: CGRect { get }
    /// The category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind; nil for a cell.
    var representedElementKind: String? { get }
}

/// A visible item that changes the attributes of an element.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { "\(representedElementKind ?? "cell") \(indexPath)" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
