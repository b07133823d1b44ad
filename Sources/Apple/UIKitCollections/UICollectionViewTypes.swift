extension UICollectionView {
    /// The kind of the views above sections in flow layouts.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the views below sections in flow layouts.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// The category of an element.
    public typealias ElementCategory = UICollectionElementCategory

    /// The direction in which a flow layout scrolls.
    public typealias ScrollDirection = UICollectionViewScrollDirection

    /// The position to which an item is scrolled; one vertical and one horizontal position can be combined.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the positions.
        public let rawValue: UInt
        /// Creates a set of positions.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The middle of the visible area's height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left side of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The middle of the visible area's width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right side of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The changes of a cell's size that make the layout ask for the cell's preferred size again.
    public typealias SelfSizingInvalidation = UICollectionViewSelfSizingInvalidation
}
