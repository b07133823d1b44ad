import CoreGraphics
import Foundation
import LaminaTables

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
    var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    /// The positions of all elements, computed if needed.
    var geometry: FlowGeometry {
        if let geometry = flow.geometry { return geometry }
        let sections = flow.sections ?? readSections()
        flow.sections = sections
        let container = container
        let geometry = FlowGeometry(
            sections.enumerated().map { index, section in
                var metrics = section.metrics
                metrics.breadth = container.breadth
                metrics.near += container.near
                metrics.far += container.far
                return FlowSection(fitted(section.items, index), metrics)
            })
        // A collection view that is being asked for its numbers gives none; that answer is not kept.
        if collectionView?.content.isLoading != true { flow.geometry = geometry } else { flow.sections = nil }
        return geometry
    }

    var contentSize: CGSize {
        let (length, breadth) = (CGFloat(geometry.length), CGFloat(container.breadth))
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// Forgets what an invalidation concerns.
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { flow.preferred = update.map { moved(flow.preferred, by: $0) } ?? [:] }
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
        if isWhole || own?.invalidateFlowLayoutDelegateMetrics ?? true { flow.sections = nil }
        if isWhole || own?.invalidateFlowLayoutAttributes ?? true { flow.geometry = nil }
    }

    private func moved(_ sizes: [IndexPath: CGSize], by update: CollectionUpdate) -> [IndexPath: CGSize] {
        Dictionary(sizes.compactMap { path, size in update.change.place(of: path).map { ($0, size) } }, uniquingKeysWith: { $1 })
    }

    // MARK: Container

    /// The breadth for lines, and the additional insets of sections, in points.
    private var container: (breadth: Double, near: Double, far: Double) {
        guard let collectionView else { return (0, 0, 0) }
        let inset = collectionView.adjustedContentInset
        let more = referenceInsets(collectionView)
        if isVertical { return (Double(collectionView.bounds.width - inset.left - inset.right), Double(more.left), Double(more.right)) }
        return (Double(collectionView.bounds.height - inset.top - inset.bottom), Double(more.top), Double(more.bottom))
    }

    /// The insets that the reference of `sectionInset` adds to the content inset.
    private func referenceInsets(_ collectionView: UICollectionView) -> UIEdgeInsets {
        let wanted: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: wanted = collectionView.safeAreaInsets
        case .fromLayoutMargins: wanted = collectionView.layoutMargins
        @unknown default: return .zero
        }
        let given = collectionView.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, wanted.top - given.top), left: max(0, wanted.left - given.left), bottom: max(0, wanted.bottom - given.bottom),
            right: max(0, wanted.right - given.right))
    }

    func changesBreadth(_ new: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return true }
        return isVertical ? new.width != old.width : new.height != old.height
    }

    // MARK: Sizes

    private var delegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?._scrollDelegate as? any UICollectionViewDelegateFlowLayout }

    private func readSections() -> [FlowState.Section] {
        guard let collectionView else { return [] }
        flow.sizeIsMissing = false
        return (0..<collectionView.numberOfSections).map { section in
            FlowState.Section(items: readItems(collectionView, section), metrics: readMetrics(collectionView, section))
        }
    }

    private func readItems(_ collectionView: UICollectionView, _ section: Int) -> FlowItems {
        let count = collectionView.numberOfItems(inSection: section)
        let path = IndexPath(item: 0, section: section)
        guard count > 0, let delegate, !flow.sizeIsMissing else { return .equal(count: count, size: flowSize(assumedSize, path)) }
        // The default implementation of the delegate's method sets the flag.
        let first = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
        guard !flow.sizeIsMissing else { return .equal(count: count, size: flowSize(assumedSize, path)) }
        var sizes = [flowSize(first, path)]
        sizes.reserveCapacity(count)
        for item in 1..<max(1, count) {
            let path = IndexPath(item: item, section: section)
            sizes.append(flowSize(delegate.collectionView(collectionView, layout: self, sizeForItemAt: path), path))
        }
        return .each(sizes)
    }

    /// The size of items until cells or delegate determine it.
    private var assumedSize: CGSize {
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    private func flowSize(_ size: CGSize, _ path: IndexPath) -> FlowSize {
        let known = size == Self.automaticSize ? assumedSize : size
        guard known.width >= 0, known.height >= 0, known.width.isFinite, known.height.isFinite else {
            Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "item \(path.item) of section \(path.section) has the invalid size \(known); using 50 × 50 points")
            return FlowSize(length: 50, breadth: 50)
        }
        let (width, height) = (Double(known.width), Double(known.height))
        return isVertical ? FlowSize(length: height, breadth: width) : FlowSize(length: width, breadth: height)
    }

    private func readMetrics(_ collectionView: UICollectionView, _ section: Int) -> FlowMetrics {
        let inset = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let line = delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let item = delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let header = delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        var metrics = FlowMetrics()
        (metrics.lineSpacing, metrics.itemSpacing) = (Double(line), Double(item))
        metrics.header = Double(isVertical ? header.height : header.width)
        metrics.footer = Double(isVertical ? footer.height : footer.width)
        (metrics.before, metrics.after) = isVertical ? (Double(inset.top), Double(inset.bottom)) : (Double(inset.left), Double(inset.right))
        (metrics.near, metrics.far) = isVertical ? (Double(inset.left), Double(inset.right)) : (Double(inset.top), Double(inset.bottom))
        return metrics
    }

    /// Returns the sizes of a section's items with the sizes that cells preferred.
    private func fitted(_ items: FlowItems, _ section: Int) -> FlowItems {
        guard asksForPreferredSizes, !flow.preferred.isEmpty else { return items }
        var sizes = (0..<items.count).map { items[$0] }
        for (path, size) in flow.preferred where path.section == section && sizes.indices.contains(path.item) {
            sizes[path.item] = flowSize(size, path)
        }
        return .each(sizes)
    }
}
