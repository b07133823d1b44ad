import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewListCell {
    /// The place of a cell in a list.
    struct ListPlace {
        let list: UICollectionLayoutListConfiguration
        let path: IndexPath
        let isHeader: Bool
        let isFooter: Bool
        let isFirst: Bool
        let isLast: Bool

        /// True for the last row of a group whose end is visible without a line.
        var isLastOfGroup: Bool { isLast && (list.appearance == .insetGrouped || list.appearance == .grouped || list.appearance == .sidebar) }
    }

    /// The collection view that contains the cell.
    var collection: UICollectionView? { sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first }

    /// The cell's place in a list; nil in other layouts.
    var place: ListPlace? {
        guard let element = shownAttributes?.values.element else { return nil }
        let layout = shownLayout ?? collection?.collectionViewLayout
        guard let layout = layout as? UICollectionViewCompositionalLayout, let list = layout.list(at: element.path) else { return nil }
        let isRow = element.category == .cell
        let count = layout.collectionView?.numberOfItems(inSection: element.path.section) ?? 0
        let isFirstItem = isRow && element.path.item == 0
        let isHeader = element.kind == UICollectionView.elementKindSectionHeader || isFirstItem && list.headerMode == .firstItemInSection
        let first = list.headerMode == .firstItemInSection && list.appearance != .sidebar ? 1 : 0
        return ListPlace(
            list: list, path: element.path, isHeader: isHeader, isFooter: element.kind == UICollectionView.elementKindSectionFooter,
            isFirst: element.path.item == first, isLast: element.path.item == count - 1)
    }

    var standardContent: UIListContentConfiguration {
        guard let place else { return .cell() }
        if place.isHeader { return place.list.headerContent }
        if place.isFooter { return .groupedFooter() }
        return place.list.appearance == .sidebar ? .sidebarCell() : .cell()
    }

    /// The distance from the cell's ends to its content, in points.
    var rowMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    /// The distance from the leading edge at which the text begins, and with it the separator.
    var textStart: CGFloat {
        let start = directed(contentView.frame, in: plainBounds).minX
        guard let list = contentView as? UIListContentView, let guide = list.textLayoutGuide else { return start + rowMargin }
        return start + list.directed(guide.layoutFrame, in: list.bounds).minX
    }

    // MARK: Look

    /// Takes over the background, the margins and the corners of the list.
    func adoptList() {
        row.update(in: self)
        let margins = UIEdgeInsets(top: 11, left: rowMargin, bottom: 11, right: rowMargin)
        if parts.configurations.ownsContentView, layoutMargins != margins { layoutMargins = margins }
        guard let place else { return }
        if backgroundConfiguration == nil, backgroundView == nil, !place.isFooter, !(place.isHeader && place.list.appearance != .plain) {
            backgroundConfiguration = place.isHeader ? .listPlainHeaderFooter() : place.list.rowBackground
        }
        if place.list.appearance == .insetGrouped, !place.isHeader, !place.isFooter { round(first: place.isFirst, last: place.isLast) }
    }

    /// The height that the content needs at a width: at least 44 points for rows.
    func rowHeight(width: CGFloat) -> CGFloat {
        bounds.size.width = width
        adoptList()
        layOutParts()
        let height = parts.configurations.ownsContentView ? contentView.sizeThatFits(CGSize(width: contentView.bounds.width, height: 0)).height : 0
        let least: CGFloat = place.map { $0.isHeader || $0.isFooter } ?? false ? 0 : 44
        return max(least, height)
    }

    // MARK: Outlines

    private var outline: (source: any OutlineSource, path: IndexPath)? {
        guard let place, !place.isFooter, shownAttributes?.representedElementCategory == .cell else { return nil }
        let view = (shownLayout ?? collection?.collectionViewLayout)?.collectionView
        return (view?.dataSource as? any OutlineSource).map { ($0, place.path) }
    }

    var isOutlineExpanded: Bool { outline.map { $0.source.isExpanded(at: $0.path) } ?? false }
    var outlineLevel: Int { outline.map { $0.source.level(at: $0.path) } ?? 0 }

    func toggleOutline() {
        if let outline { outline.source.toggleOutline(at: outline.path) }
    }

    /// Reveals the swipe actions of the trailing end, as a tap on a delete accessory does.
    func revealActions() {
        if let path = place?.path { collection?.content.swipes?.reveal(at: path) }
    }
}
