import CoreGraphics
import Foundation

extension UICollectionView {
    /// Changes the layout; views that are visible before or after move from their old to their new places.
    func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard new !== old else {
            completion?(true)
            return
        }
        guard content.counts != nil, old.isPrepared else {
            adopt(new)
            setNeedsLayout()
            completion?(true)
            return
        }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        let before = wantedAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
        for view in content.views.values { view.willTransition(from: old, to: new) }
        move(from: old, to: new, before, animated: animated, completion)
    }

    private func move(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, _ before: [CollectionElement: UICollectionViewLayoutAttributes],
        animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        content.isTiling = true
        adopt(new)
        content.measured = []
        let offset = contentOffset
        new.isPrepared = true
        new.prepare()
        contentSize = new.collectionViewContentSize
        content.hosts.place(new.hosts(of: bounds), in: self)
        let target = new.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        if contentOffset != offset { step(to: offset) }
        let wanted = wantedAttributes(in: CGRect(origin: target, size: bounds.size))
        var move = CollectionMove(collection: self, offset: target)
        for (element, view) in content.views.sorted(by: { $0.key < $1.key }) where wanted[element] == nil {
            content.views[element] = nil
            move.departures.append((view, element, goingAttributes(of: element, new, before)))
            noteEnd(of: view, element)
        }
        for (element, attributes) in wanted.sorted(by: { $0.key < $1.key }) where content.views[element] == nil {
            guard let view = makeView(element, attributes) else { continue }
            if let begin = comingAttributes(of: attributes, before) { UIView.performWithoutAnimation { view.show(begin) } }
        }
        move.targets = wanted.compactMap { element, attributes in content.views[element].map { ($0, attributes) } }
        let views = move.targets.map(\.view)
        move.run(animated: animated, last: new.finalizeLayoutTransition) { finished in
            for view in views { view.didTransition(from: old, to: new) }
            completion?(finished)
        }
        content.isTiling = false
        setNeedsLayout()
    }

    /// The attributes with which a view leaves: its new place outside of sight, or transparency.
    private func goingAttributes(
        of element: CollectionElement, _ layout: UICollectionViewLayout, _ before: [CollectionElement: UICollectionViewLayoutAttributes]
    ) -> UICollectionViewLayoutAttributes? {
        if element.category == .cell, let attributes = layout.attributes(of: element) { return attributes }
        let attributes = before[element]?.copied()
        attributes?.alpha = 0
        return attributes
    }

    /// The attributes with which a view comes: its old place outside of sight, or transparency.
    private func comingAttributes(
        of attributes: UICollectionViewLayoutAttributes, _ before: [CollectionElement: UICollectionViewLayoutAttributes]
    ) -> UICollectionViewLayoutAttributes? {
        if let old = before[attributes.values.element] { return old }
        let begin = attributes.copied()
        begin.alpha = 0
        return begin
    }
}
