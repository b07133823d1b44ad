import CoreGraphics
import Foundation
import LaminaTables

/// Rearranges a collection view's views after an update and animates them from their old to their new places.
@MainActor
final class CollectionUpdateAnimator {
    private let collection: UICollectionView
    private let layout: UICollectionViewLayout
    private let updates: CollectionUpdates
    private let update: CollectionUpdate
    private let counts: [Int]
    private var move: CollectionMove

    init(_ collection: UICollectionView, _ updates: CollectionUpdates, _ change: TableChange, counts: [Int]) {
        self.collection = collection
        self.updates = updates
        self.counts = counts
        layout = collection.collectionViewLayout
        update = CollectionUpdate(change, before: Self.places(in: collection))
        move = CollectionMove(collection: collection, offset: collection.contentOffset)
    }

    /// The attributes of the visible elements, and of the items that lie less than a screen outside.
    ///
    /// An item that comes into sight slides in from its old place. The layout is not asked for all elements of a rectangle, because apps expect
    /// that call only after `prepare()`.
    private static func places(in collection: UICollectionView) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        let layout = collection.collectionViewLayout
        guard layout.isPrepared else { return [:] }
        var places: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for (element, view) in collection.content.views {
            places[element] = (layout.attributes(of: element) ?? view.shownAttributes)?.copied()
        }
        let around = collection.bounds.insetBy(dx: -collection.bounds.width, dy: -collection.bounds.height)
        let paths = collection.content.cells.keys
        for (edge, step) in [(paths.min(), -1), (paths.max(), 1)] {
            var next = edge.flatMap { collection.content.path(beside: $0, step) }
            while let path = next, let attributes = layout.layoutAttributesForItem(at: path), attributes.frame.overlaps(around) {
                places[.cell(path)] = attributes.copied()
                next = collection.content.path(beside: path, step)
            }
        }
        return places
    }

    func run() {
        let content = collection.content
        content.isTiling = true
        layout.update = update
        prepareLayout()
        let views = content.views
        content.views = [:]
        content.measured = []
        adoptSelection()
        let place = collection.clamped(collection.contentOffset)
        var wanted = wantedAttributes(at: place)
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: updates.edits, update.change))
        let target = targetOffset()
        if target != place { wanted = wantedAttributes(at: target) }
        keepViews(views, wanted)
        makeComingViews(wanted)
        move.targets = wanted.compactMap { element, attributes in content.views[element].map { ($0, attributes) } }
        move.offset = target
        move.run(animated: true, last: layout.finalizeCollectionViewUpdates, completion: updates.completions.callAsFunction)
        layout.update = nil
        content.isTiling = false
        collection.placeBackground()
        collection.setNeedsLayout()
    }

    // MARK: Layout

    private func prepareLayout() {
        collection.content.counts = counts
        let context = layout.newContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        layout.isPrepared = true
        layout.prepare()
        adoptContentSize()
    }

    /// Takes over the content's new size; the offset follows with the animation.
    private func adoptContentSize() {
        let offset = collection.contentOffset
        collection.contentSize = layout.collectionViewContentSize
        if collection.contentOffset != offset { collection.step(to: offset) }
    }

    private func targetOffset() -> CGPoint {
        let proposed = collection.clamped(collection.contentOffset)
        let wanted = layout.targetContentOffset(forProposedContentOffset: proposed)
        let decided = collection.delegate?.collectionView(collection, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
        return decided.x.isFinite && decided.y.isFinite ? decided : proposed
    }

    private func wantedAttributes(at offset: CGPoint) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        collection.wantedAttributes(in: CGRect(origin: offset, size: collection.bounds.size))
    }

    private func adoptSelection() {
        collection.marks.selected = Set(collection.marks.selected.compactMap(update.change.successor))
        collection.marks.highlighted = collection.marks.highlighted.flatMap(update.change.place)
    }

    // MARK: Views

    /// Moves the views of persisting elements to their new index paths, and turns the other views into departures.
    private func keepViews(
        _ views: [CollectionElement: UICollectionReusableView], _ wanted: [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        for (element, view) in views.sorted(by: { $0.key < $1.key }) {
            // Layouts are asked about all elements that were visible, as on Apple's systems.
            let end = layout.ending(of: element)
            if let place = update.place(of: element), wanted[place] != nil {
                collection.content.views[place] = view
                if let begin = layout.beginning(of: place) { UIView.performWithoutAnimation { view.show(collection.content.hosts.hosted(begin)) } }
            } else {
                collection.content.swipes?.forget(view)
                move.departures.append((view, element, end.map(collection.content.hosts.hosted)))
                collection.noteEnd(of: view, element)
                if update.place(of: element) == nil { lower(view) }
            }
        }
    }

    /// Places the view of a deleted element below the views that stay.
    private func lower(_ view: UIView) {
        guard view.superview === collection else { return }
        let index = collection.backgroundView?.superview === collection ? 1 : 0
        collection.insertSubview(view, at: index)
    }

    /// Creates the views of elements that come into sight, and places them where their animation begins.
    private func makeComingViews(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) {
        for (element, attributes) in wanted.sorted(by: { $0.key < $1.key }) where collection.content.views[element] == nil {
            let begin = layout.beginning(of: element)
            guard let view = collection.makeView(element, attributes) else { continue }
            // A data source that keeps its own cells may return the cell of a deleted item.
            move.departures.removeAll { $0.view === view }
            if let begin { UIView.performWithoutAnimation { view.show(collection.content.hosts.hosted(begin)) } }
        }
    }
}
