import CoreGraphics
public import Foundation
import LaminaTables

/// Settings that few tables use.
@MainActor
struct TableExtras {
    weak var prefetcher: (any UITableViewDataSourcePrefetching)?
    /// The rows that were prefetched and have not become visible.
    var prefetched: Set<IndexPath> = []
    var estimatedHeader = UITableView.automaticDimension
    var estimatedFooter = UITableView.automaticDimension
    var separatorEffect: UIVisualEffect?
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var followsReadableWidth = false
    var insetsToSafeArea = true
    var headerTopPadding = UITableView.automaticDimension
    var fillerRowHeight: CGFloat = 0
}

/// The methods by which an object loads the data of rows before they become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Tells the object that rows will become visible soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Tells the object that prefetched rows will not become visible; optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// The default implementation; does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// The edges from which a separator's insets are measured.
    public typealias SeparatorInsetReference = UITableViewSeparatorInsetReference

    /// The object that loads the data of rows before they become visible.
    public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { content.extras.prefetcher }
        set {
            content.extras.prefetcher = newValue
            content.extras.prefetched = []
        }
    }
    /// The assumed height of section headers until they are visible, in points; stored without effect, because headers are measured at once.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { content.extras.estimatedHeader }
        set { content.extras.estimatedHeader = newValue }
    }
    /// The assumed height of section footers until they are visible, in points; stored without effect, because footers are measured at once.
    public var estimatedSectionFooterHeight: CGFloat {
        get { content.extras.estimatedFooter }
        set { content.extras.estimatedFooter = newValue }
    }
    /// The effect of the separators over a blurred table; stored without effect.
    public var separatorEffect: UIVisualEffect? {
        get { content.extras.separatorEffect }
        set { content.extras.separatorEffect = newValue }
    }
    /// The edges from which `separatorInset` is measured; stored without effect.
    public var separatorInsetReference: SeparatorInsetReference {
        get { content.extras.insetReference }
        set { content.extras.insetReference = newValue }
    }
    /// True when cells of wide tables keep their content readable; stored without effect.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { content.extras.followsReadableWidth }
        set { content.extras.followsReadableWidth = newValue }
    }
    /// True when the content views of cells stay within the safe area at their sides; true by default.
    public var insetsContentViewsToSafeArea: Bool {
        get { content.extras.insetsToSafeArea }
        set { content.extras.insetsToSafeArea = newValue }
    }
    /// The space above section headers, in points; stored without effect, because headers have the heights of iOS 14.
    public var sectionHeaderTopPadding: CGFloat {
        get { content.extras.headerTopPadding }
        set { content.extras.headerTopPadding = newValue }
    }
    /// The height of the empty rows that fill a plain table, in points; stored without effect, because there are none by default.
    public var fillerRowHeight: CGFloat {
        get { content.extras.fillerRowHeight }
        set { content.extras.fillerRowHeight = newValue }
    }
    /// True while updates are collected and not applied.
    public var hasUncommittedUpdates: Bool { updates != nil }

    /// Lets the data source change the cells of visible rows.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = content.cells[path], let dataSource else { continue }
            reuse.reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reuse.reconfigured = nil
            if answer !== cell {
                refuse("reconfigureRows needs a data source that dequeues cells; row \(path.row) of section \(path.section) keeps its cell")
            }
            cell.setNeedsLayout()
        }
    }

    /// Announces the rows of the next half screen in both directions, and withdraws those that are far away again.
    func prefetchRows() {
        guard let prefetcher = content.extras.prefetcher, let geometry = content.geometry, bounds.height > 0 else { return }
        let reach = Double(bounds.height) / 2
        let near = Set(geometry.rows(in: sight.lowerBound - reach..<sight.upperBound + reach))
        let visible = Set(content.cells.keys)
        let gone = content.extras.prefetched.subtracting(near)
        let new = near.subtracting(visible).subtracting(content.extras.prefetched)
        content.extras.prefetched = content.extras.prefetched.union(new).subtracting(gone).subtracting(visible)
        if !gone.isEmpty { prefetcher.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
        if !new.isEmpty { prefetcher.tableView(self, prefetchRowsAt: new.sorted()) }
    }
}
