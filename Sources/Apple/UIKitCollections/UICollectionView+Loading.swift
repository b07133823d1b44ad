import CoreGraphics
import Foundation

extension UICollectionView {
    /// The numbers of items, loaded from the data source if needed.
    var loadedCounts: [Int] {
        if let counts = content.counts { return counts }
        // Prevents recursion: a data source may call the collection view while the numbers are read from it. Such a call sees no items.
        guard !content.isLoading else { return [] }
        let counts = readCounts()
        content.counts = counts
        return counts
    }

    /// Reads the numbers of items from the data source.
    func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        content.isLoading = true
        defer { content.isLoading = false }
        var counts = ListCounts(of: self)
        return (0..<counts.sections(dataSource.numberOfSections(in: self))).map { section in
            counts.items(dataSource.collectionView(self, numberOfItemsInSection: section), ofSection: section, name: "items")
        }
    }

    /// Invalidates numbers and layout, which are loaded again when they are next needed.
    package func forgetContent() {
        content.counts = nil
        content.measured = []
        let context = collectionViewLayout.newContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.invalidateLayout(with: context)
    }

    package func reloadEverything() {
        for (element, view) in content.views.sorted(by: { $0.key < $1.key }) { remove(view, element) }
        marks.selected = []
        marks.highlighted = nil
        returnDraggedRow(to: nil)
        drags?.listWasReloaded()
        updates?.isReloaded = true
        forgetContent()
        setNeedsLayout()
    }

    /// Prepares the layout if it is invalid, and takes over the size of its content.
    func prepareLayout() {
        // The new content size can change the offset, which can invalidate the layout; a layout that never settles is prepared a few times only.
        for _ in 0..<4 where !collectionViewLayout.isPrepared {
            _ = loadedCounts
            guard !content.isLoading else { return }
            collectionViewLayout.isPrepared = true
            collectionViewLayout.prepare()
            adoptContentSize()
        }
    }

    private func adoptContentSize() {
        // During an update the offset follows the content's new size with an animation.
        guard collectionViewLayout.update == nil else { return }
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Changes the bounds; a change of the size inside an animation is announced to the layout before and after.
    func changeRoom(to new: CGRect, _ change: () -> Void) {
        let old = bounds
        let isAnimated = new.size != old.size && UIView.inheritedAnimationDuration > 0 && collectionViewLayout.isPrepared
        if isAnimated { collectionViewLayout.prepare(forAnimatedBoundsChange: old) }
        invalidate(forBounds: new)
        change()
        if isAnimated { collectionViewLayout.finalizeAnimatedBoundsChange() }
    }

    /// Invalidates the layout when it depends on the bounds.
    private func invalidate(forBounds new: CGRect) {
        guard new != bounds, collectionViewLayout.isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        if new.size != bounds.size { content.measured = [] }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    }

    /// Invalidates the layout when the insets changed, which are part of the room for items.
    func insetsChanged() {
        guard content.counts != nil, collectionViewLayout.isPrepared else { return }
        collectionViewLayout.invalidateLayout()
    }

    /// Applies the parts of an invalidation that concern the collection view.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, collectionViewLayout.update == nil { content.counts = nil }
        if context.contentSizeAdjustment != .zero {
            let (size, more) = (contentSize, context.contentSizeAdjustment)
            contentSize = CGSize(width: size.width + more.width, height: size.height + more.height)
        }
        if context.contentOffsetAdjustment != .zero { shift(by: context.contentOffsetAdjustment) }
        setNeedsLayout()
    }

    /// Asks the layout to fit a view again whose content changed.
    func preferredSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !content.isTiling, collectionViewLayout.asksForPreferredSizes else { return }
        guard let element = content.element(of: view) else { return }
        content.measured.remove(element)
        setNeedsLayout()
    }
}
