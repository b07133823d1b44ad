import CoreGraphics
import Foundation
import LaminaTables

/// The index of a table: its view, its colours and the titles that are not read yet.
@MainActor
struct TableIndex {
    var view: SectionIndexView?
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
    /// The smallest number of rows with which the index is shown.
    var leastRows = 0
    /// True when the titles must be read from the data source.
    var isStale = true
}

extension UITableView {
    /// The title of the index for which a magnifying glass is shown.
    public class var indexSearch: String { "{search}" }

    /// The colour of the index's letters; nil for the tint colour.
    public var sectionIndexColor: UIColor? {
        get { content.index.color }
        set {
            content.index.color = newValue
            content.index.view?.paint()
        }
    }
    /// The colour behind the index; nil for none.
    public var sectionIndexBackgroundColor: UIColor? {
        get { content.index.background }
        set {
            content.index.background = newValue
            content.index.view?.paint()
        }
    }
    /// The colour behind the index while a touch is on it; nil for `sectionIndexBackgroundColor`.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { content.index.trackingBackground }
        set {
            content.index.trackingBackground = newValue
            content.index.view?.paint()
        }
    }
    /// The smallest number of rows with which the index is shown; 0 by default.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { content.index.leastRows }
        set {
            content.index.leastRows = newValue
            reloadSectionIndexTitles()
        }
    }
    /// Reads the titles of the index from the data source again.
    public func reloadSectionIndexTitles() {
        content.index.isStale = true
        setNeedsLayout()
    }

    /// The width that the index takes from the rows, in points; 0 without an index or with a margin as wide beside the rows.
    var indexWidth: CGFloat { content.index.view == nil ? 0 : max(0, SectionIndexView.width - sideInset) }

    /// Reads the titles if necessary, and places the index at the visible area's trailing edge.
    func placeIndex() {
        if content.index.isStale { readIndexTitles() }
        let seen = bounds.inset(by: adjustedContentInset)
        let x = isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexView.width
        content.index.view?.frame = CGRect(x: x, y: seen.minY, width: SectionIndexView.width, height: max(0, seen.height))
    }

    private func readIndexTitles() {
        content.index.isStale = false
        let rows = loaded.sections.reduce(0) { $0 + $1.rows.count }
        let titles = rows >= content.index.leastRows ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        let old = content.index.view
        if titles.isEmpty {
            old?.removeFromSuperview()
            content.index.view = nil
        } else if old == nil {
            let view = SectionIndexView(self)
            content.index.view = view
            addSubview(view)
            view.paint()
        }
        content.index.view?.titles = titles
        content.index.view?.setNeedsLayout()
        // The rows' content ends before the index.
        if (old == nil) != titles.isEmpty { for cell in content.cells.values { cell.setNeedsLayout() } }
    }

    /// Scrolls to the section of a title.
    func showSection(ofIndexTitle title: String, at place: Int) {
        let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place) ?? place
        guard section >= 0, section < numberOfSections else { return }
        let top = rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
        // The next move of the touch may come before the next layout.
        placeIndex()
    }
}
