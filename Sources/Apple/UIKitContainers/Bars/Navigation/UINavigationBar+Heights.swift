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
    func height(of item: UINavigationItem?, _ collapse: BarCollapse) -> CGFloat {
        let largeTitle = showsLargeTitle(for: item) ? LargeTitleView.height : 0
        return barHeight + (item?.prompt == nil ? 0 : Self.promptHeight) + largeTitle + searchHeight(of: item) - collapse.height
    }

    /// The parts of the bar that collapse while it shows an item.
    func collapsibleParts(of item: UINavigationItem) -> CollapsibleParts {
        guard !(isSearching && item === topItem) else { return CollapsibleParts() }
        return CollapsibleParts(
            largeTitle: showsLargeTitle(for: item) ? LargeTitleView.height : 0,
            search: item.hidesSearchBarWhenScrolling ? searchHeight(of: item) : 0)
    }

    func searchHeight(of item: UINavigationItem?) -> CGFloat { item?.searchController?.searchBar.heightInNavigationBar ?? 0 }

    /// Returns true when the bar shows an item's title large: where the bar prefers it, the item or those below it do not forbid it, and the window is
    /// high enough.
    ///
    /// An item that has left the stack looks as it did there, because it slides away.
    ///
    /// - Source: Apple's documentation of `largeTitleDisplayMode`: `automatic` is the mode of the item below.
    func showsLargeTitle(for item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, traitCollection.verticalSizeClass != .compact else { return false }
        guard let place = items?.firstIndex(where: { $0 === item }) else { return item.wasLarge }
        let mode = items?[...place].reversed().lazy.map(\.largeTitleDisplayMode).first { $0 != .automatic }
        return mode != .never
    }
}
