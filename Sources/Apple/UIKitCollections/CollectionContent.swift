import Foundation

/// The loaded numbers and the visible views of a collection view.
@MainActor
final class CollectionContent {
    /// The number of items of each section; nil until they are loaded from the data source.
    var counts: [Int]?
    /// True while the numbers are read from the data source.
    var isLoading = false
    /// True while views are added, removed and placed.
    var isTiling = false
    /// The visible cells, supplementary and decoration views, by element.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// The elements whose views have said which size they prefer.
    var measured: Set<CollectionElement> = []
    /// The attributes of the element whose view the data source is asked for.
    var awaited: UICollectionViewLayoutAttributes?
    /// The cell that is being reconfigured; the data source's next request for a cell returns it, without preparation for reuse.
    var reconfigured: UICollectionViewCell?
    /// The reuse queues of cells and supplementary views.
    let reuse = CollectionReuse()
    /// The closure that is called when the interactive transition ends.
    var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The swipes over rows of lists; nil while there is no list.
    var swipes: RowSwipes?
    /// The parts of the content that scroll by themselves.
    let hosts = CollectionHosts()
    /// The context menus of items; nil until the collection view has a delegate.
    var menus: CellMenus?
    /// The drags of items, and their delegates.
    var dragging = CollectionDragging()
    /// Set by the default implementation of `canMoveItemAt`, which records that the data source does not implement it.
    var movabilityIsMissing = false
    /// The items that were prefetched and have not become visible.
    var prefetched: Set<IndexPath> = []
    /// The views of items that are going or moving out of sight, until their animation ends.
    var leaving: Set<UICollectionReusableView> = []

    /// The visible cells, by item.
    var cells: [IndexPath: UICollectionViewCell] {
        var cells: [IndexPath: UICollectionViewCell] = [:]
        for (element, view) in views where element.category == .cell { cells[element.path] = view as? UICollectionViewCell }
        return cells
    }

    /// The element that a visible view shows.
    func element(of view: UICollectionReusableView) -> CollectionElement? { views.first { $0.value === view }?.key }

    func cell(at path: IndexPath) -> UICollectionViewCell? { views[.cell(path)] as? UICollectionViewCell }

    /// Returns the neighbour of an item in the order of index paths: the next one for a step of 1, the previous one for -1; nil at the ends.
    func path(beside path: IndexPath, _ step: Int) -> IndexPath? {
        guard let counts else { return nil }
        var (section, item) = (path.section, path.item + step)
        while counts.indices.contains(section), !(0..<counts[section]).contains(item) {
            section += step
            guard counts.indices.contains(section) else { return nil }
            item = step > 0 ? 0 : counts[section] - 1
        }
        return counts.indices.contains(section) ? IndexPath(item: item, section: section) : nil
    }

    /// True for the index path of an item that exists.
    func contains(_ path: IndexPath) -> Bool {
        guard let counts, path.count == 2, counts.indices.contains(path.section) else { return false }
        return path.item >= 0 && path.item < counts[path.section]
    }
}
