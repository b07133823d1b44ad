import CoreGraphics
import Foundation
import LaminaTables

extension UICollectionView {
    /// Adds the views of elements that became visible, removes the others for reuse, and places all of them.
    func tile() {
        guard !content.isTiling else { return }
        content.isTiling = true
        defer { content.isTiling = false }
        prepareLayout()
        // Cells that prefer another size move other elements into or out of the visible area, so this repeats; ten rounds are the limit.
        for _ in 0..<10 {
            content.hosts.place(collectionViewLayout.hosts(of: bounds), in: self)
            let wanted = wantedAttributes(in: bounds)
            removeViews(besides: wanted)
            guard showViews(wanted) else { break }
            prepareLayout()
        }
        placeBackground()
        prefetchItems()
        indicators.place()
    }

    func tileIfNeeded() {
        if !collectionViewLayout.isPrepared || layer.needsLayout() { tile() }
    }

    /// Returns the attributes of the elements that are visible in a rectangle.
    func wantedAttributes(in rect: CGRect) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] where !attributes.isHidden {
            let element = attributes.values.element
            if attributes.frame.overlaps(rect), element.category != .cell || content.contains(element.path) {
                wanted[element] = content.hosts.hosted(attributes)
            }
        }
        if let movement, let attributes = wanted[.cell(movement.path)] { wanted[.cell(movement.path)] = movement.attributes(attributes, self) }
        return wanted
    }

    private func removeViews(besides wanted: [CollectionElement: UICollectionViewLayoutAttributes]) {
        for (element, view) in content.views.sorted(by: { $0.key < $1.key }) where wanted[element] == nil { remove(view, element) }
    }

    /// Removes a view from the collection view, notifies the delegate and adds the view to its reuse queue.
    func remove(_ view: UICollectionReusableView, _ element: CollectionElement) {
        content.swipes?.forget(view)
        content.views[element] = nil
        content.measured.remove(element)
        view.removeFromSuperview()
        noteEnd(of: view, element)
        retire(view)
    }

    /// Adds a removed view to its reuse queue.
    func retire(_ view: UICollectionReusableView) {
        view.shownAttributes = nil
        content.reuse.keep(view)
    }

    /// Tells the delegate that a view is no longer displayed.
    func noteEnd(of view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
        }
    }

    /// Places existing views, and creates the missing ones.
    ///
    /// - Returns: True when a view's preferred size invalidated the layout.
    private func showViews(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) -> Bool {
        var isChanged = false
        for (element, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
            if let view = content.views[element] {
                let isLowered = attributes.zIndex == 0 && (view.shownAttributes?.zIndex ?? 0) != 0
                view.show(attributes)
                if attributes.zIndex != 0 || isLowered { raise(view, element) }
            } else {
                makeView(element, attributes)
            }
            // The data source may have invalidated everything when it was asked for the view.
            guard let view = content.views[element], content.counts != nil else { return false }
            if measure(view, element, attributes) { isChanged = true }
        }
        return isChanged
    }

    /// Asks a new view for the size that it prefers.
    ///
    /// - Returns: True when the size invalidated the layout.
    private func measure(_ view: UICollectionReusableView, _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let layout = collectionViewLayout
        guard layout.asksForPreferredSizes, element.category != .decorationView, content.measured.insert(element).inserted else { return false }
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        view.bounds.size = attributes.size
        guard preferred != attributes,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    // MARK: Making views

    /// Asks data source or layout for an element's view, prepares and places it, and notifies the delegate.
    @discardableResult
    func makeView(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        content.awaited = attributes
        defer { content.awaited = nil }
        guard let view = UIView.performWithoutAnimation(returning: { suppliedView(element) }) else { return nil }
        // The data source may return a view that shows another element already.
        if let old = content.element(of: view) { content.views[old] = nil }
        content.leaving.remove(view)
        content.views[element] = view
        UIView.performWithoutAnimation {
            view.shownAttributes = nil
            view.shownLayout = collectionViewLayout
            view.show(attributes)
            raise(view, element)
            if element.category == .cell, let cell = view as? UICollectionViewCell { mark(cell, at: element.path) }
            // A view that is measured first is laid out in its final size only.
            if !collectionViewLayout.asksForPreferredSizes { view.layoutIfNeeded() }
        }
        noteBegin(of: view, element)
        return view
    }

    private func suppliedView(_ element: CollectionElement) -> UICollectionReusableView? {
        switch element.category {
        case .cell: return dataSource?.collectionView(self, cellForItemAt: movement?.row.dataPath(element.path) ?? element.path)
        case .supplementaryView: return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
        case .decorationView:
            let frame = CGRect(origin: .zero, size: content.awaited?.size ?? .zero)
            let key = CollectionReuse.Key(kind: "decoration " + element.kind, identifier: element.kind)
            let source = collectionViewLayout.decorations[element.kind]
            if source == nil { refuse("no class or nib is registered for decoration views of kind \(element.kind)") }
            return content.reuse.view(UICollectionReusableView.self, key, frame: frame, source: source)
        @unknown default: return nil
        }
    }

    private func noteBegin(of view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
    }

    /// Inserts a view among the subviews by height, category and index path.
    func raise(_ view: UICollectionReusableView, _ element: CollectionElement) {
        let height = view.shownAttributes?.zIndex ?? 0
        var elements: [ObjectIdentifier: CollectionElement] = [:]
        for (other, view) in content.views { elements[ObjectIdentifier(view)] = other }
        let parent: UIView = content.hosts.scroller(of: element) ?? self
        let isBelow = { (other: UIView) -> Bool in
            guard other !== view, let otherElement = elements[ObjectIdentifier(other)] else { return false }
            let otherHeight = (other as? UICollectionReusableView)?.shownAttributes?.zIndex ?? 0
            return otherHeight != height ? height < otherHeight : element < otherElement
        }
        if let above = parent.subviews.first(where: isBelow) { return parent.insertSubview(view, belowSubview: above) }
        let last = parent.subviews.last { $0 !== view && elements[ObjectIdentifier($0)] != nil }
        if let last { return parent.insertSubview(view, aboveSubview: last) }
        parent.insertSubview(view, at: parent === self && backgroundView?.superview === self ? 1 : 0)
    }

    /// Returns a view from its reuse queue or a new one, with the attributes of an element.
    func dequeue<View: UICollectionReusableView>(
        kind: String?, _ identifier: String, _ element: CollectionElement, source: CollectionViewSource? = nil, plain makePlain: (CGRect) -> View
    ) -> View {
        if let cell = content.reconfigured as? View, cell.reuseIdentifier == identifier { return cell }
        let known = content.awaited?.values.element == element ? content.awaited : nil
        let attributes = known ?? (collectionViewLayout.isPrepared ? collectionViewLayout.attributes(of: element) : nil)
        let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
        let key = CollectionReuse.Key(kind: kind, identifier: identifier)
        guard let view = content.reuse.view(View.self, key, frame: frame, source: source) else {
            refuse(
                "could not dequeue a view of kind \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier; a plain view is used")
            let plain = makePlain(frame)
            (plain.reuseIdentifier, plain.reuseKind) = (identifier, kind)
            return plain
        }
        view.shownLayout = collectionViewLayout
        if let attributes { UIView.performWithoutAnimation { view.show(content.hosts.hosted(attributes)) } }
        return view
    }

    // MARK: Background

    func replaceBackground(_ old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    func placeBackground() {
        if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
    }

    func visibleSupplementaries(_ kind: String) -> [(key: CollectionElement, value: UICollectionReusableView)] {
        tileIfNeeded()
        return content.views.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }.sorted { $0.key < $1.key }
    }

    /// Announces the items of the next half screen in both directions, and withdraws those that are far away again.
    func prefetchItems() {
        guard isPrefetchingEnabled, let prefetcher = prefetchDataSource, bounds.height > 0 else { return }
        let reach = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        let elements = (collectionViewLayout.layoutAttributesForElements(in: reach) ?? []).map(\.values.element)
        let near = Set(elements.filter { $0.category == .cell && content.contains($0.path) }.map(\.path))
        let visible = Set(content.cells.keys)
        let gone = content.prefetched.subtracting(near)
        let new = near.subtracting(visible).subtracting(content.prefetched)
        content.prefetched = content.prefetched.union(new).subtracting(gone).subtracting(visible)
        if !gone.isEmpty { prefetcher.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
        if !new.isEmpty { prefetcher.collectionView(self, prefetchItemsAt: new.sorted()) }
    }

    /// Lets the data source change the cells of visible items.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = content.cell(at: path), let dataSource else { continue }
            content.reconfigured = cell
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            content.reconfigured = nil
            if answer !== cell { refuse("reconfigureItems needs a data source that dequeues cells; item \(path.item) keeps its cell") }
            content.measured.remove(.cell(path))
            cell.setNeedsLayout()
            setNeedsLayout()
        }
    }
}

extension UIView {
    /// Runs changes without animation.
    ///
    /// - Returns: The closure's result.
    class func performWithoutAnimation<Result>(returning changes: () -> Result?) -> Result? {
        var result: Result?
        performWithoutAnimation { result = changes() }
        return result
    }
}
