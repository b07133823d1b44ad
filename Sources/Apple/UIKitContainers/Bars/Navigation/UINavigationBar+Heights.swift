import CoreGraphics

extension UINavigationBar {
    /// The additional height for a prompt above the title, in points.
    static let promptHeight: CGFloat = 30

    /// The bar's height with all that its top item shows, without what scrolling has collapsed, in points.
    var ownHeight: CGFloat {
        guard !isSearching else { return searchHeight(of: topItem) }
        return height(of: topItem, collapse)
    }

    /// Returns the bar's height while it shows an item.
    ///
    /// - Parameter stack: The items with that item; nil for those that the bar shows now.
    func height(of item: UINavigationItem?, _ collapse: BarCollapse, in stack: [UINavigationItem]? = nil) -> CGFloat {
        let largeTitle = showsLargeTitle(for: item, in: stack) ? LargeTitleView.height : 0
        return barHeight + (item?.prompt == nil ? 0 : Self.promptHeight) + largeTitle + searchHeight(of: item) - collapse.height
    }

    /// The parts of the bar that collapse while it shows an item.
    ///
    /// A search bar stays while its search is active.
    func collapsibleParts(of item: UINavigationItem, in stack: [UINavigationItem]? = nil) -> CollapsibleParts {
        guard !(isSearching && item === topItem) else { return CollapsibleParts() }
        let searchCollapses = item.hidesSearchBarWhenScrolling && item.searchController?.isActive != true
        return CollapsibleParts(
            largeTitle: showsLargeTitle(for: item, in: stack) ? LargeTitleView.height : 0, search: searchCollapses ? searchHeight(of: item) : 0)
    }

    func searchHeight(of item: UINavigationItem?) -> CGFloat { item?.searchController?.searchBar.heightInNavigationBar ?? 0 }

    /// Returns true when the bar shows an item's title large: where the bar prefers it, the item or those below it do not forbid it, and the window is
    /// high enough.
    ///
    /// An item that has left the stack looks as it did there, because it slides away.
    ///
    /// - Source: Apple's documentation of `largeTitleDisplayMode`: `automatic` is the mode of the item below.
    func showsLargeTitle(for item: UINavigationItem?, in stack: [UINavigationItem]? = nil) -> Bool {
        let items = stack ?? self.items
        guard prefersLargeTitles, let item, traitCollection.verticalSizeClass != .compact else { return false }
        guard let place = items?.firstIndex(where: { $0 === item }) else { return item.wasLarge }
        let mode = items?[...place].reversed().lazy.map(\.largeTitleDisplayMode).first { $0 != .automatic }
        return mode != .never
    }
}
