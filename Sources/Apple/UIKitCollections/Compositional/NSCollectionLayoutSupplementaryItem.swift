public import Foundation

/// A place at the edges of a rectangle.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; opposite ones, or none, give the middle.
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges: in points, or in parts of the view's size.
    public let offset: CGPoint
    /// True when `offset` is in points.
    public let isAbsoluteOffset: Bool
    /// True when `offset` is in parts of the view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Creates a place at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Creates a place at a distance in points from edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true) }
    /// Creates a place at a distance from edges in parts of the view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// Returns the place's fractions of a rectangle, 0…1 along each axis.
    var unit: CGPoint {
        let across = edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1
        let down = edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1
        return CGPoint(x: across, y: down)
    }
}

/// A supplementary view at an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The place in the item at which the view lies.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the view that lies there; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The height above items; 1 by default.
    open var zIndex = 1

    /// Creates a view inside an item's edges.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    /// Creates a view one of whose places lies at a place of an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor?) {
        self.elementKind = elementKind
        (containerAnchor, itemAnchor) = (container, item)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the view's rectangle at an item's rectangle.
    func frame(in container: CGRect, preferred: CGSize?) -> CGRect {
        let size = layoutSize.size(in: container.size, preferred: preferred)
        let (outer, inner) = (containerAnchor, itemAnchor ?? containerAnchor)
        var place = CGPoint(
            x: container.minX + outer.unit.x * container.width - inner.unit.x * size.width,
            y: container.minY + outer.unit.y * container.height - inner.unit.y * size.height)
        for anchor in [outer] + (itemAnchor.map { [$0] } ?? []) {
            place.x += anchor.offset.x * (anchor.isAbsoluteOffset ? 1 : size.width)
            place.y += anchor.offset.y * (anchor.isAbsoluteOffset ? 1 : size.height)
        }
        return contentInsets.inset(CGRect(origin: place, size: size))
    }
}

/// A supplementary view at the edge of a section or of the whole layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// True when the view makes the section larger; false when it lies over the items; true by default.
    open var extendsBoundary = true
    /// True when the view stays in sight while its section is; false by default.
    open var pinToVisibleBounds = false
    /// The edge or corner at which the view lies.
    public let alignment: NSRectAlignment
    /// The distance from that place, in points.
    public let offset: CGPoint

    /// Creates a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    /// Creates a view at a distance from an edge.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// The edge at which the view lies: above, below or beside the items.
    var edge: NSDirectionalRectEdge {
        switch alignment {
        case .none, .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        @unknown default: .top
        }
    }

    /// The view's position along its edge: 0 at the begin, 1 at the end.
    var position: CGFloat {
        switch alignment {
        case .topLeading, .bottomLeading: 0
        case .topTrailing, .bottomTrailing: 1
        case .none, .top, .bottom, .leading, .trailing: 0.5
        @unknown default: 0.5
        }
    }
}

/// A view behind a section, which the layout supplies.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The height above other elements; 0 by default, below the items.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Returns a view behind a whole section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}
