import CoreGraphics
import Foundation

/// A part of a collection view that scrolls by itself and contains the views of a section.
struct CollectionHost {
    let section: Int
    /// The rectangle in the collection view.
    let frame: CGRect
    let contentSize: CGSize
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The offsets at which groups begin, and their lengths.
    let stops: [(start: CGFloat, length: CGFloat)]
    let axis: LayoutAxis
    /// The distances before the first and after the last group by which these can be scrolled to the middle.
    let margins: (before: CGFloat, after: CGFloat)
}

extension UICollectionViewCompositionalLayout {
    /// The parts for the sections in sight that scroll across the layout.
    func orthogonalHosts(_ visible: CGRect) -> [CollectionHost] {
        composition.sections.enumerated().compactMap { index, section in
            guard section.isOrthogonal else { return nil }
            let frame = section.groupArea.offsetBy(dx: sectionFrame(index).minX, dy: sectionFrame(index).minY)
            guard frame.overlaps(visible) else { return nil }
            var size = frame.size
            size[keyPath: axis.other.length] = section.orthogonalLength
            let stops = Array(zip(section.starts, section.lengths)).map { (start: $0, length: $1) }
            return CollectionHost(
                section: index, frame: frame, contentSize: size, behavior: section.section.orthogonalScrollingBehavior, stops: stops,
                axis: axis.other, margins: section.centringMargins)
        }
    }

    /// Records the offset of a section that scrolls across the layout.
    func scrolled(section: Int, to offset: CGFloat) {
        guard composition.offset(ofSection: section) != offset else { return }
        composition.offsets[section] = offset
        collectionView?.setNeedsLayout()
    }
}

/// The scroll view of a section that scrolls across its compositional layout.
final class CompositionalScroller: UIScrollView, UIScrollViewDelegate {
    private(set) var host: CollectionHost
    private weak var layout: UICollectionViewCompositionalLayout?

    init(_ host: CollectionHost, _ layout: UICollectionViewCompositionalLayout?) {
        (self.host, self.layout) = (host, layout)
        super.init(frame: host.frame)
        // Cells with shadows or transforms may reach beyond their section.
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        _scrollDelegate = self
        adopt(host)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over the place and size of the section.
    func adopt(_ new: CollectionHost) {
        host = new
        if frame != new.frame { frame = new.frame }
        if contentSize != new.contentSize { contentSize = new.contentSize }
        var insets = UIEdgeInsets.zero
        if new.axis == .horizontal { (insets.left, insets.right) = new.margins } else { (insets.top, insets.bottom) = new.margins }
        if contentInset != insets { change(insets, new) }
        isPagingEnabled = new.behavior == .paging
        decelerationRate = new.behavior == .groupPaging || new.behavior == .groupPagingCentered ? .fast : .normal
    }

    /// Changes the margins; content that was never scrolled begins at the new one.
    private func change(_ insets: UIEdgeInsets, _ new: CollectionHost) {
        let wasScrolled = layout?.composition.offsets[new.section] != nil
        contentInset = insets
        guard !wasScrolled, !isTracking, !isDecelerating else { return }
        contentOffset[keyPath: new.axis.place] = -new.margins.before
        layout?.composition.offsets[new.section] = nil
    }

    /// Returns true for kinds of supplementary views that belong to items of the section, not to its edges.
    func containsBadges(ofKind kind: String) -> Bool {
        guard let sections = layout?.composition.sections, sections.indices.contains(host.section) else { return false }
        return !sections[host.section].boundaries.contains { $0.item.elementKind == kind }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        layout?.scrolled(section: host.section, to: contentOffset[keyPath: host.axis.place])
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let speed = velocity[keyPath: host.axis.place]
        let proposed = unsafe targetContentOffset.pointee[keyPath: host.axis.place]
        guard let stop = stop(proposed, speed) else { return }
        // The pointer is valid during the call only, which is when it is used.
        unsafe targetContentOffset.pointee[keyPath: host.axis.place] = stop
    }

    /// The offset at which a drag comes to rest; nil for any.
    private func stop(_ proposed: CGFloat, _ speed: CGFloat) -> CGFloat? {
        let view = bounds.size[keyPath: host.axis.length]
        let places = host.stops.map { group in
            host.behavior == .groupPagingCentered ? group.start + group.length / 2 - view / 2 : group.start - (host.stops.first?.start ?? 0)
        }
        let current = contentOffset[keyPath: host.axis.place]
        switch host.behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary: return places.min { abs($0 - proposed) < abs($1 - proposed) }
        case .groupPaging, .groupPagingCentered:
            if speed > 0 { return places.first { $0 > current } ?? places.last }
            if speed < 0 { return places.last { $0 < current } ?? places.first }
            return places.min { abs($0 - current) < abs($1 - current) }
        @unknown default: return nil
        }
    }
}

/// The scroll views of a collection view's sections.
@MainActor
final class CollectionHosts {
    private var scrollers: [Int: CompositionalScroller] = [:]

    /// Adds, places and removes scroll views for the sections in sight.
    func place(_ hosts: [CollectionHost], in collection: UICollectionView) {
        let wanted = Set(hosts.map(\.section))
        for (section, scroller) in scrollers where !wanted.contains(section) {
            scroller.removeFromSuperview()
            scrollers[section] = nil
        }
        for host in hosts {
            if let scroller = scrollers[host.section] {
                scroller.adopt(host)
                continue
            }
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
            let scroller = CompositionalScroller(host, layout)
            scroller.scrolling.ticker.followsDisplay = collection.scrolling.ticker.followsDisplay
            if let offset = layout?.composition.offset(ofSection: host.section) { scroller.contentOffset[keyPath: host.axis.place] = offset }
            scrollers[host.section] = scroller
            collection.insertSubview(scroller, at: collection.backgroundView?.superview === collection ? 1 : 0)
        }
    }

    /// The scroll view that contains an element's view; nil for the collection view.
    func scroller(of element: CollectionElement) -> CompositionalScroller? {
        guard element.path.count == 2, element.category != .decorationView, let scroller = scrollers[element.path.section] else { return nil }
        return element.category == .cell || scroller.containsBadges(ofKind: element.kind) ? scroller : nil
    }

    /// Returns attributes in the coordinates of the view that contains the element's view.
    func hosted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let scroller = scroller(of: attributes.values.element) else { return attributes }
        let moved = attributes.copied()
        moved.center.x += scroller.contentOffset.x - scroller.frame.minX
        moved.center.y += scroller.contentOffset.y - scroller.frame.minY
        return moved
    }
}
