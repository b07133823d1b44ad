public import Foundation

/// A space between or around items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The space, or the least space when it is flexible, in points.
    public let spacing: CGFloat
    /// True when the space grows into free room.
    public let isFlexible: Bool
    /// True when the space has a fixed length.
    open var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// Returns a space of at least a length, in points, which grows into free room.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Returns a space of a length, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) }
}

/// The space around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before the item; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// The spaces before and after the item along an axis.
    func spaces(along axis: LayoutAxis) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}

/// An axis of a compositional layout.
enum LayoutAxis {
    case horizontal
    case vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
    /// The coordinate along the axis.
    var place: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
    /// The key path to the component of a size along this axis.
    var length: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }

    /// The insets before and after along the axis.
    func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns a size without the insets.
    func inset(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
    }

    /// Returns a rectangle without the insets.
    func inset(_ rect: CGRect) -> CGRect { CGRect(origin: CGPoint(x: rect.minX + leading, y: rect.minY + top), size: inset(rect.size)) }
}
