public import Foundation

/// An item of a compositional layout, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size with the content insets.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views at the item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The space inside the item's size, around its view, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Creates an item of a size with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// The place of an item in a group that the app arranges itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group.
    public let frame: CGRect
    /// The height above other items.
    public let zIndex: Int

    /// Creates a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates a place with a height above other items.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A closure that arranges the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout side by side, above each other, or as the app arranges them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The arrangement of a group's items.
    enum Arrangement {
        /// As many of the items, in turn, as fit along an axis.
        case filling(LayoutAxis)
        /// A number of items along an axis, of equal lengths or of their own.
        case counted(LayoutAxis, Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items, which follow each other in turn.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    let arrangement: Arrangement

    init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns a group that repeats items side by side until its width is full.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal))
    }
    /// Returns a group that repeats items above each other until its height is full.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical))
    }
    /// Returns a group of a number of items side by side, which share its width equally.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count, isEqual: true)) }
    /// Returns a group of a number of items above each other, which share its height equally.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count, isEqual: true)) }
    /// Returns a group of a number of items side by side, in the item's own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count, isEqual: false)) }
    /// Returns a group of a number of items above each other, in the item's own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count, isEqual: false)) }
    /// Returns a group whose items a closure arranges.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

    /// Returns the sizes of the group and its items, one line for each, indented by their depth.
    open func visualDescription() -> String { Self.lines(self, depth: 0).joined(separator: "\n") }

    private static func lines(_ item: NSCollectionLayoutItem, depth: Int) -> [String] {
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        let line = String(repeating: "  ", count: depth) + "\(type(of: item)) \(width.dimension) × \(height.dimension)"
        return [line] + ((item as? NSCollectionLayoutGroup)?.subitems ?? []).flatMap { lines($0, depth: depth + 1) }
    }
}
