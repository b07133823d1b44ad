import CoreGraphics
import Foundation

extension UICollectionView {
    /// Returns the item whose rectangle contains a point; the uppermost when rectangles overlap.
    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter { attributes in
            attributes.representedElementCategory == .cell && !attributes.isHidden && attributes.frame.containsHalfOpen(point)
        }
        let top = found.max { one, other in
            one.zIndex != other.zIndex ? one.zIndex < other.zIndex : one.indexPath < other.indexPath
        }
        return top.flatMap { content.contains($0.indexPath) ? $0.indexPath : nil }
    }

    /// Scrolls a section that scrolls across the layout until an item is at a position of it.
    private func bringAcross(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
        guard let scroller = content.hosts.scroller(of: .cell(path)), let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else {
            return
        }
        let frame = content.hosts.hosted(attributes).frame
        guard !position.isEmpty else { return scroller.scrollRectToVisible(frame, animated: animated) }
        var offset = scroller.contentOffset
        let (room, axis) = (scroller.bounds.size, scroller.host.axis)
        if axis == .horizontal {
            if position.contains(.left) { offset.x = frame.minX }
            if position.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
            if position.contains(.right) { offset.x = frame.maxX - room.width }
        } else {
            if position.contains(.top) { offset.y = frame.minY }
            if position.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
            if position.contains(.bottom) { offset.y = frame.maxY - room.height }
        }
        scroller.setContentOffset(scroller.clamped(offset), animated: animated)
    }

    func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
        prepareLayout()
        guard layoutAttributesForItem(at: path) != nil else {
            return refuse("cannot scroll to item \(path), which does not exist")
        }
        let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
        let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
        guard vertical.filter(position.contains).count <= 1, horizontal.filter(position.contains).count <= 1 else {
            return refuse("a scroll position has at most one vertical and one horizontal part; \(position.rawValue) has more")
        }
        let measures = collectionViewLayout.asksForPreferredSizes
        if measures { tileIfNeeded() }
        bringAcross(path, to: position, animated: animated)
        guard let offset = offset(bringing: path, to: position) else { return }
        if !position.isEmpty || offset != contentOffset { setContentOffset(offset, animated: animated) }
        if measures { pursue(goal(path, position), animated: animated) }
    }

    /// Returns the offset at which an item is at a position, by the sizes that are known; nil for an item that does not exist.
    private func offset(bringing path: IndexPath, to position: ScrollPosition) -> CGPoint? {
        prepareLayout()
        guard content.contains(path), let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
        // Menu bars of public apps scroll their pages with an empty position: the shortest way until the item is visible.
        guard !position.isEmpty else { return self.offset(showing: frame) }
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if position.contains(.top) { offset.y += frame.minY - visible.minY }
        if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
        if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
        if position.contains(.left) { offset.x += frame.minX - visible.minX }
        if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
        if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
        return clamped(offset)
    }

    /// The end of a scroll to an item.
    private func goal(_ path: IndexPath, _ position: ScrollPosition) -> ScrollGoal {
        ScrollGoal(
            offset: { [weak self] in self?.offset(bringing: path, to: position) },
            arrive: { [weak self] in self?.settle(path, at: position) })
    }

    /// Moves an item to a position, and measures the items that are visible there, until the item stays.
    private func settle(_ path: IndexPath, at position: ScrollPosition) {
        // Every round measures what became visible at the last place. Fifty are the limit, for cells whose sizes never settle.
        for _ in 0..<50 {
            tile()
            guard let offset = offset(bringing: path, to: position), !offset.isNear(contentOffset) else { break }
            contentOffset = offset
        }
        if content.hosts.scroller(of: .cell(path))?.scrolling.motion == nil { bringAcross(path, to: position, animated: false) }
    }
}
